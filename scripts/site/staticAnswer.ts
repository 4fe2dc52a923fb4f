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

/** Answers as Netlify does, with a file of `dist` or else a redirect; undefined when there is neither. */
export const makeStaticAnswer = (root: string) => {
  const dist = join(root, 'dist')
  const headers = makeHeaders(root, dist)
  const redirects = makeRedirects(root, dist)
  const files = new StaticHandler({ directory: dist })

  const find = async (request: Request): Promise<(() => Promise<Response>) | undefined> => {
    const file = await files.match(request)
    if (!file) return undefined
    return async () => {
      const response = await file.handle()
      for (const [name, value] of Object.entries(await headers.apply(request)))
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
