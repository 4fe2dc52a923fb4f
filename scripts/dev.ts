import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createServer, type Plugin } from 'vite'
import { openInbox } from './formService/inbox.ts'
import { openLocalJournal } from './localJournal.ts'
import { portFrom } from './ports.ts'
import { startSchedule } from './schedule.ts'
import { webHeaders } from './site/request.ts'

/** `npm run dev`: the pages with hot reloading, the quote function, and an inbox for its requests. */
const { env } = process
const port = portFrom(env, 'PORT', 8888)
const inbox = await openInbox(env, port)
env.QUOTE_FORM_URL = inbox.url
await openLocalJournal()
const { default: handleQuote } = await import('../functions/quote.ts')

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = 'GET', headers } = request
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request))
  const url = `http://${headers.host ?? 'localhost'}/api/quote`
  const result = await handleQuote(new Request(url, { method, headers: webHeaders(request), body }))
  response.statusCode = result.status
  response.setHeaders(result.headers)
  response.end(await result.text())
}

const quoteFunction: Plugin = {
  name: 'quote-function',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api/quote', (request: IncomingMessage, response: ServerResponse, next) => {
      answer(request, response).catch(next)
    })
  },
}

const server = await createServer({
  plugins: [quoteFunction],
  server: { port, host: env.HOST ?? '127.0.0.1' },
})
await server.listen()
await startSchedule()
console.log(`Site  ${server.resolvedUrls?.local[0] ?? ''}\n${inbox.line}`)
