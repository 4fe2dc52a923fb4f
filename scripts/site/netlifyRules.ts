import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { Connect } from 'vite'

/** Undefined leaves the request to what Vite does next. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<Response | undefined>

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Gives a server of Vite a handler, after those that it has. An error is logged and answered without its words. */
export const addHandler = (middlewares: Connect.Server, handle: Handle): void => {
  middlewares.use((request, response, next) => {
    const answered = isDecodable((request.url ?? '/').replace(/\?.*/, ''))
      ? handle(request, response).catch((error: unknown) => {
          console.error(error)
          return plain(500, 'Server error')
        })
      : Promise.resolve(plain(400, 'Bad request'))
    answered.then((answer) => (answer ? sendResponse(response, answer) : next())).catch(next)
  })
}

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
