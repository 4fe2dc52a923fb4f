import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openLocalJournal } from '../../../scripts/server/localJournal.ts'
import { listen } from '../../../scripts/server/ports.ts'
import { webHeaders } from '../../../scripts/site/request.ts'

/** A process of its own with the quote function, to be killed: the journal's folder comes as its argument. */
await openLocalJournal(process.argv[2])
const { default: handleQuote } = await import('../../../functions/quote.ts')

const server = createServer((request, response) => {
  void (async () => {
    const body = new Uint8Array(await buffer(request))
    const headers = webHeaders(request)
    const answer = await handleQuote(
      new Request('http://localhost/api/quote', { method: 'POST', headers, body }),
    )
    response.writeHead(answer.status).end(await answer.text())
  })()
})
process.send?.({ url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'PORT')}` })
