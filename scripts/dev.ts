import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createServer, type Plugin } from 'vite'
import { lendEnvironment, requireEnvironment } from '../functions/relay/environment.ts'
import { openInbox } from './formService/inbox.ts'
import { openLocalJournal } from './localJournal.ts'
import { startSchedule } from './schedule.ts'
import { webHeaders } from './site/request.ts'

const environment = requireEnvironment()
const { PORT: port = 8888, HOST: host = '127.0.0.1' } = environment
const inbox = await openInbox(environment, port)
lendEnvironment({ QUOTE_FORM_URL: inbox.url })
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
  server: { port, host },
})
await server.listen()
await startSchedule()
console.log(`Site  ${server.resolvedUrls?.local[0] ?? ''}\n${inbox.line}`)
