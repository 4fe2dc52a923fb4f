import type { IncomingMessage } from 'node:http'

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

const unsupported = ['CONNECT', 'TRACE', 'TRACK']

/** Whether the server answers a request's method. */
export const isSupported = ({ method = 'GET' }: IncomingMessage): boolean => !unsupported.includes(method)

/** `//other.host/` loses its host: the quote function's origin check trusts the request's own. */
export const readTarget = ({ url = '/', headers }: IncomingMessage): string | undefined => {
  const target = URL.parse(url, 'http://localhost')
  if (!target || !isDecodable(target.pathname) || !isHost(headers.host ?? '')) return undefined
  return target.pathname.replace(/^\/+/, '/') + target.search
}

/** Whether a path is that of a file which only the server reads. */
export const isPrivate = (target: string): boolean => /^\/_(headers|redirects)(\?|$)/.test(target)

/** Without `constructor` and the like, on which Netlify's local runtime fails. */
export const webHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers)
      .filter(([name]) => !(name in Object.prototype))
      .map(([name, value]): [string, string] => [name, String(value)]),
  )

/** A request of Node as one of the web, with the visitor's address in `X-Forwarded-For`. */
export const webRequest = (
  request: IncomingMessage,
  body: Uint8Array<ArrayBuffer> | null = null,
): Request => {
  const { method = 'GET', headers, url = '/', socket } = request
  const init = {
    method,
    headers: webHeaders(request),
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }
  init.headers.set('X-Forwarded-For', socket.remoteAddress ?? '')
  return new Request(`http://${headers.host ?? ''}${url}`, init)
}

/** Undefined above `limit` bytes; no more than these are kept. */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers['content-length']) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
