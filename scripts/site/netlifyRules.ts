import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'

/** The headers of netlify.toml and of `_headers` in the published folder, by path. */
export const makeHeaders = (root: string, published: string): HeadersHandler =>
  new HeadersHandler({
    configPath: join(root, 'netlify.toml'),
    projectDir: root,
    publishDir: published,
    logger: console,
  })

/** The rules of `_redirects` in the published folder. */
export const makeRedirects = (root: string, published: string): RedirectsHandler =>
  new RedirectsHandler({
    configPath: join(root, 'netlify.toml'),
    configRedirects: [],
    projectDir: root,
    publicDir: published,
    jwtRoleClaim: '',
    jwtSecret: '',
  })
