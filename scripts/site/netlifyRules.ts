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

/** An error is logged and answered without its words. */
const answerOf = (error: unknown): Response => {
  // The path of the request cannot be decoded.
  if (error instanceof URIError) return plain(400, 'Bad request')
  console.error(error)
  return plain(500, 'Server error')
}

/** Gives a server of Vite a handler, after those that it has. */
export const addHandler = (middlewares: Connect.Server, handle: Handle): void => {
  middlewares.use((request, response, next) => {
    handle(request, response)
      .catch(answerOf)
      .then((answer) => (answer ? sendResponse(response, answer) : next()))
      .catch(next)
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
