import { statSync } from 'node:fs'
import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'

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

/**
 * The values of a path's headers. Netlify's handler reads and parses its files at each call, which takes
 * longer than all the rest of an answer, so they are kept until a build writes `_headers` again.
 */
const makeHeaderValues = (root: string, published: string) => {
  const headers = makeHeaders(root, published)
  const kept = new Map<string, Promise<Record<string, string>>>()
  let writtenAt: number | undefined

  return (request: Request): Promise<Record<string, string>> => {
    const current = statSync(join(published, '_headers'), { throwIfNoEntry: false })?.mtimeMs
    if (current !== writtenAt) kept.clear()
    writtenAt = current
    const { pathname } = new URL(request.url)
    const values = kept.get(pathname) ?? headers.apply(request)
    kept.set(pathname, values)
    return values
  }
}

/** Answers as Netlify does, with a file of `dist` or else a redirect; undefined when there is neither. */
export const makeStaticAnswer = (root: string) => {
  const dist = join(root, 'dist')
  const headerValues = makeHeaderValues(root, dist)
  const redirects = makeRedirects(root, dist)
  const files = new StaticHandler({ directory: dist })

  const find = async (request: Request): Promise<(() => Promise<Response>) | undefined> => {
    const file = await files.match(request)
    if (!file) return undefined
    return async () => {
      const response = await file.handle()
      for (const [name, value] of Object.entries(await headerValues(request)))
        response.headers.set(name, value)
      return response
    }
  }

  return async (request: Request): Promise<Response | undefined> => {
    const file = await find(request)
    if (file) return file()
    const rule = await redirects.match(request)
    const answer = rule && (await redirects.handle(request, rule, find))
    if (!answer || rule.redirect) return answer
    // A rule with status 404 shows a page of its own, but the handler answers 200.
    return new Response(answer.body, { status: rule.statusCode, headers: answer.headers })
  }
}
