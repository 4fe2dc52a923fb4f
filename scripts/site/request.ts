import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** `//other.host/` loses its host, because the quote function trusts the request's own origin. */
export const readTarget = ({ url = '/' }: IncomingMessage): string => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname.replace(/^\/+/, '/') + search
}

/** A request of Node as one of the web. */
export const webRequest = (request: IncomingMessage, body: ArrayBuffer | null = null): Request => {
  const { method = 'GET', headers, url = '/' } = request
  const webHeaders = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: webHeaders,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  })
}

/** Sends an answer of the web through Node. */
export const send = async (response: ServerResponse, answer: Response): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  response.setHeaders(answer.headers)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** A server of Node with answers of the web. It breaks off a request that it cannot answer. */
export const makeServer = (answer: (request: IncomingMessage) => Promise<Response>): Server =>
  createServer((request, response) => {
    answer(request)
      .then((result) => send(response, result))
      .catch(() => request.destroy())
  })
