import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDeliver } from '../functions/relay/delivery/formService.ts'
import { makeQuoteHandler } from '../functions/relay/http/quoteHandler.ts'
import { databaseUrl, openDatabase } from '../functions/relay/requests/database.ts'
import { makeRequestStore, type RequestStore } from '../functions/relay/requests/requestStore.ts'
import { startFormService } from '../scripts/formService/server.ts'
import { openLocalDatabase } from '../scripts/server/localDatabase.ts'
import { sampleQuote } from '../tests/support/relay/quoteSamples.ts'

/**
 * `npm run bench`: what the relay adds to a call of the form service, without a database and with one (PGlite,
 * or what NETLIFY_DB_URL names), the three ways in turn in one run; and its memory over 10,000 requests.
 */
const rounds = 500
const warmUp = 50
const many = 10_000

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const service = await startFormService({ port: 0, file: ':memory:' })
const named = databaseUrl()
const local = named === undefined ? await openLocalDatabase(folder) : undefined
const url = named ?? local?.url ?? ''
const database = openDatabase(url)
const requests = makeRequestStore(database.query, Date.now, ['0'.repeat(64)])

const makeHandler = (store: RequestStore | undefined, send: typeof fetch = fetch, now = Date.now) =>
  makeQuoteHandler({
    deliver: makeDeliver({ url: service.url, fetch: send }),
    requests: store,
    countMiss: () => Promise.resolve(),
    watch: () => Promise.resolve(),
    now,
    log: () => undefined,
  })

const headers = () => ({
  'Content-Type': 'application/json',
  'Idempotency-Key': crypto.randomUUID(),
  'X-Form-Seconds': '60',
})
const body = JSON.stringify(sampleQuote)
const request = () => new Request('http://localhost/api/quote', { method: 'POST', headers: headers(), body })

const bare = makeHandler(undefined)
const full = makeHandler(requests)
const ways = {
  direct: async () => (await fetch(service.url, { method: 'POST', headers: headers(), body })).text(),
  'without database': async () => (await bare(request())).text(),
  'with database': async () => (await full(request())).text(),
}
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]
const times: Record<Way, number[]> = { direct: [], 'without database': [], 'with database': [] }

for (let round = -warmUp; round < rounds; round += 1) {
  for (const name of names) {
    const started = performance.now()
    await ways[name]()
    if (round >= 0) times[name].push(performance.now() - started)
  }
}

const quantile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? Number.NaN

for (const name of names) {
  const figures = [0.5, 0.99].map((part) => {
    const added = quantile(times[name], part) - quantile(times.direct, part)
    return `${quantile(times[name], part).toFixed(1)} ms (added ${added.toFixed(1)})`
  })
  console.log(`${name.padEnd(17)} median ${figures[0] ?? ''}, p99 ${figures[1] ?? ''}`)
}

const megabytes = () => {
  globalThis.gc?.()
  return (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)
}
let clock = Date.now()
/** Of the relay alone: neither form service nor database run in this process. */
const light = makeHandler(
  undefined,
  () => Promise.resolve(new Response(null)),
  () => clock,
)
const samples: string[] = []
for (let count = 0; count <= many; count += 1) {
  if (count % 2000 === 0) samples.push(megabytes())
  clock += 100
  await light(request(), { ip: `192.0.2.${count}` })
}
console.log(`heap after each 2,000 of ${many.toLocaleString('en')} requests: ${samples.join(', ')} MB`)

await database.close()
await local?.close()
await service.close()
await rm(folder, { recursive: true })
