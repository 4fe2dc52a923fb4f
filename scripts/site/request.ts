import type { IncomingMessage } from 'node:http'

/** `//other.host/` loses its host: the quote function's origin check trusts the request's own. */
export const readTarget = ({ url = '/' }: IncomingMessage): string => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname.replace(/^\/+/, '/') + search
}

/** Whether a path is that of a file which only the server reads. */
export const isPrivate = (target: string): boolean => /^\/_(headers|redirects)(\?|$)/.test(target)

/** A request of Node as one of the web, with the visitor's address in `X-Forwarded-For`. */
export const webRequest = (request: IncomingMessage, body: ArrayBuffer | null = null): Request => {
  const { method = 'GET', headers, url = '/', socket } = request
  const webHeaders = new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  webHeaders.set('X-Forwarded-For', socket.remoteAddress ?? '')
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: webHeaders,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  })
}
