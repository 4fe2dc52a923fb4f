import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeBlobStore } from '../../../../functions/relay/journal/blobStore.ts'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { openLocalJournal } from '../../../../scripts/server/localJournal.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { readEntry } from '../../../support/relay/storedEntry.ts'

const store = makeBlobStore()

let folder: string
let journal: Awaited<ReturnType<typeof openLocalJournal>>
let quote: QuoteHarness
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journal = await openLocalJournal(folder)
  quote = await startQuoteHarness()
})

afterEach(() => {
  child?.kill('SIGKILL')
})

afterAll(async () => {
  await quote.close()
  await journal.close()
  await rm(folder, { recursive: true })
})

const startServer = async (): Promise<string> => {
  child = fork(join(import.meta.dirname, '../../../support/relay/relayServer.ts'), [folder], {
    env: { ...process.env, QUOTE_FORM_URL: quote.url, NETLIFY_BLOBS_CONTEXT: '' },
    stdio: 'ignore',
  })
  const [message] = (await once(child, 'message')) as [{ url: string }]
  return message.url
}

const post = (url: string, key: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(sampleQuote),
  })

const ours = async (key: string) => (await quote.inbox()).filter((request) => request.key === key)

/** One run of the schedule after the delivering process was killed. */
const deliverLater = () => {
  const later = () => Date.now() + 60_000
  return quote.deliverLater({ journal: makeJournal(store, later), store, now: later })
}

describe('a server that is killed in mid-delivery', () => {
  it.each([
    ['before the form service has taken the request', 'hang', 0],
    ['after the form service has taken the request', 'mute', 1],
  ])(
    '%s loses nothing and doubles nothing',
    async (_name, fault, taken) => {
      const key = crypto.randomUUID()
      const url = await startServer()
      await quote.setFault(fault, 1)
      const answer = post(url, key).catch(() => 'broken off')
      await expect.poll(async () => (await quote.faultsLeft()) === 0).toBe(true)
      await expect.poll(() => ours(key)).toHaveLength(taken)
      child?.kill('SIGKILL')
      expect(await answer).toBe('broken off')
      expect((await readEntry(store, key))?.quote).toEqual(sampleQuote)

      const restarted = await startServer()
      await deliverLater()
      expect(await ours(key)).toHaveLength(1)
      expect((await post(restarted, key)).status).toBe(200)
      await deliverLater()
      expect(await ours(key)).toHaveLength(1)
      expect(await readEntry(store, key)).not.toHaveProperty('quote')
    },
    60_000,
  )
})
