import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { makeQuoteHandler } from '../../../functions/relay/http/quoteHandler.ts'
import { databaseUrl, openDatabase, type Query } from '../../../functions/relay/requests/database.ts'
import { makeRequestStore } from '../../../functions/relay/requests/requestStore.ts'
import { makeServices } from '../../../functions/relay/services/services.ts'
import { listen } from '../../../scripts/server/ports.ts'

/** A process of its own with the quote function, to be killed. Its argument is the share of statements that fail. */
const share = Number(process.argv[2])

// A test that ran out of time kills nothing.
process.once('disconnect', () => process.exit())

const { query } = openDatabase(databaseUrl() ?? '')

/** Half of what fails has taken place. */
const faulty: Query = async (text, values) => {
  const fails = () => Math.random() < share / 2
  if (fails()) throw new Error('out of order')
  const rows = await query<never>(text, values)
  if (fails()) throw new Error('out of order')
  return rows
}

const requests = makeRequestStore(faulty, Date.now)
const handleQuote = makeQuoteHandler({ ...makeServices(), requests, log: () => undefined })

const server = createServer(createRequestListener((request) => handleQuote(request)))
process.send?.({ url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'PORT')}` })
