import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen, shut } from '../../scripts/server/ports.ts'
import type { Certificate } from './certificate.ts'

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

interface Asked {
  url?: string | undefined
  headers: { 'accept-encoding'?: string | string[] | undefined }
}

interface Reply {
  writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown
  end: (body: Buffer) => unknown
}

interface Edge {
  url: string
  close: () => Promise<void>
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

const withoutConnection = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))

const text = /^(text\/|image\/svg|application\/(json|manifest|xml))/

const fastEnough = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses texts, because the origin is on this machine and does not. */
const compressed = ({ status, headers, body }: Answer): Answer => {
  const small = brotliCompressSync(body, fastEnough)
  const own = { 'content-encoding': 'br', 'content-length': small.length, vary: 'Accept-Encoding' }
  return { status, headers: { ...headers, ...own }, body: small }
}

const fetchFrom = async (address: string, encoding: string): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(address, resolve).on('error', reject)
  const answer = await promise
  const plain = {
    status: answer.statusCode ?? 500,
    headers: withoutConnection(answer.headers),
    body: await buffer(answer),
  }
  const isSmaller = /\bbr\b/.test(encoding) && text.test(String(answer.headers['content-type']))
  return isSmaller ? compressed(plain) : plain
}

/** Asks the origin once for each address and encoding, and answers from memory from then on. */
const makeReply = (origin: string) => {
  const kept = new Map<string, Promise<Answer>>()
  return async ({ url = '/', headers }: Asked, reply: Reply): Promise<void> => {
    const encoding = String(headers['accept-encoding'] ?? '')
    const answer = kept.get(`${encoding} ${url}`) ?? fetchFrom(origin + url, encoding)
    kept.set(`${encoding} ${url}`, answer)
    const { status, headers: sent, body } = await answer
    reply.writeHead(status, sent)
    reply.end(body)
  }
}

const startPlain = async (origin: string): Promise<Edge> => {
  const reply = makeReply(origin)
  const server = createServer((request, response) => void reply(request, response))
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  return { url: `http://localhost:${port}`, close: () => shut(server) }
}

const startSecure = async (origin: string, { key, cert }: Certificate): Promise<Edge> => {
  const reply = makeReply(origin)
  const server = createSecureServer({ key, cert }, (request, response) => void reply(request, response))
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => sessions.add(session))
  const port = await listen(server, 0, '127.0.0.1', 'PORT')
  const close = async () => {
    for (const session of sessions) session.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `https://localhost:${port}`, close }
}

/** A site as a content network delivers it: HTTPS and HTTP/2 with a certificate, plain HTTP/1.1 without. */
export const startEdge = (origin: string, certificate?: Certificate): Promise<Edge> =>
  certificate ? startSecure(origin, certificate) : startPlain(origin)
