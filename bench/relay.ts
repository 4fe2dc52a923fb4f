import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeQuoteHandler } from '../functions/relay/http/quoteHandler.ts'
import { makeBlobStore } from '../functions/relay/journal/blobStore.ts'
import { type Journal, makeJournal } from '../functions/relay/journal/journal.ts'
import { startFormService } from '../scripts/formService/server.ts'
import { openLocalJournal } from '../scripts/server/localJournal.ts'
import { sampleQuote } from '../tests/support/relay/quoteSamples.ts'

/**
 * `npm run bench`: what the relay adds to a call of the form service, without and with the journal (local
 * Blobs), the three ways in turn in one run; and its memory over 10,000 requests.
 */
const rounds = 500
const warmUp = 50
const many = 10_000

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const service = await startFormService({ port: 0, file: ':memory:' })
const blobs = await openLocalJournal(folder)

const withoutJournal: Journal = {
  claim: (_key, entry) => Promise.resolve({ kind: 'claimed', entry, isIndexed: true, paths: [] }),
  claimDue: () => Promise.resolve(undefined),
  recordOutcome: () => Promise.resolve({ indexed: Promise.resolve(true) }),
  get: () => Promise.resolve(undefined),
}

const makeHandler = (journal: Journal) =>
  makeQuoteHandler({
    formService: { url: service.url, token: undefined, fetch },
    siteUrls: [],
    journal,
    recordStatus: () => Promise.resolve(),
    now: Date.now,
    log: () => undefined,
  })

const headers = () => ({
  'Content-Type': 'application/json',
  'Idempotency-Key': crypto.randomUUID(),
  'X-Form-Seconds': '60',
})
const body = JSON.stringify(sampleQuote)
const request = () => new Request('http://localhost/api/quote', { method: 'POST', headers: headers(), body })

const bare = makeHandler(withoutJournal)
const full = makeHandler(makeJournal(makeBlobStore(), Date.now))
const ways = {
  direct: async () => (await fetch(service.url, { method: 'POST', headers: headers(), body })).text(),
  'without journal': async () => (await bare(request())).text(),
  'with journal': async () => (await full(request())).text(),
}
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]
const times: Record<Way, number[]> = { direct: [], 'without journal': [], 'with journal': [] }

for (let round = -warmUp; round < rounds; round += 1) {
  for (const name of names) {
    const started = performance.now()
    await ways[name]()
    if (round >= 0) times[name].push(performance.now() - started)
  }
}

const quantile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? Number.NaN

const aims: Record<Way, string> = {
  direct: '',
  'without journal': ', aim 5.0',
  'with journal': ', aim 15.0',
}
for (const name of names) {
  const figures = [0.5, 0.99].map((part) => {
    const added = quantile(times[name], part) - quantile(times.direct, part)
    return `${quantile(times[name], part).toFixed(1)} ms (added ${added.toFixed(1)})`
  })
  console.log(`${name.padEnd(16)} median ${figures[0] ?? ''}${aims[name]}, p99 ${figures[1] ?? ''}`)
}

const megabytes = () => {
  globalThis.gc?.()
  return (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)
}
let clock = Date.now()
/** Of relay and journal, without the form service of the same process. */
const light = makeQuoteHandler({
  formService: { url: service.url, token: undefined, fetch: () => Promise.resolve(new Response(null)) },
  siteUrls: [],
  journal: makeJournal(makeBlobStore(), Date.now),
  recordStatus: () => Promise.resolve(),
  now: () => clock,
  log: () => undefined,
})
const samples: string[] = []
for (let count = 0; count <= many; count += 1) {
  if (count % 2000 === 0) samples.push(megabytes())
  clock += 100
  await light(request(), { ip: `192.0.2.${count}` })
}
console.log(`heap after each 2,000 of ${many.toLocaleString('en')} requests: ${samples.join(', ')} MB`)

await blobs.close()
await service.close()
await rm(folder, { recursive: true })
