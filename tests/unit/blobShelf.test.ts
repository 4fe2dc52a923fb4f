import { setEnvironmentContext } from '@netlify/blobs'
import { createServer, type RequestListener } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLocalJournal } from '../../scripts/localJournal.ts'
import { listen, shut } from '../../scripts/ports.ts'
import { makeBlobShelf } from '../../src/features/quote/server/blobShelf.ts'
import { newEntry } from '../../src/features/quote/server/entry.ts'
import { sampleKey, sampleQuote } from '../quoteSamples.ts'

const entry = newEntry('Q-SAMPLE22', sampleQuote, [], 0)
const changed = { ...entry, failures: 1 }

describe('Netlify Blobs as the journal', () => {
  let folder: string
  let journal: Awaited<ReturnType<typeof openLocalJournal>>
  const shelf = makeBlobShelf()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'))
    journal = await openLocalJournal(folder)
  })

  beforeEach(() => shelf.remove(sampleKey))

  afterAll(async () => {
    await journal.close()
    await rm(folder, { recursive: true })
  })

  it('creates an entry once', async () => {
    expect(await shelf.read(sampleKey)).toBeUndefined()
    expect(await shelf.peek(sampleKey)).toBeUndefined()
    expect(await shelf.create(sampleKey, entry)).toBeTruthy()
    expect(await shelf.create(sampleKey, changed)).toBeUndefined()
    expect(await shelf.peek(sampleKey)).toEqual(entry)
    expect(await shelf.keys()).toEqual([sampleKey])
  })

  it('replaces what is as it was read', async () => {
    await shelf.create(sampleKey, entry)
    const { tag = '' } = (await shelf.read(sampleKey)) ?? {}
    expect(await shelf.replace(sampleKey, changed, '"another"')).toBeUndefined()
    expect(await shelf.replace(sampleKey, changed, tag)).toBeTruthy()
    expect((await shelf.read(sampleKey))?.entry).toEqual(changed)
  })

  it('writes over anything, and lists requests only', async () => {
    await shelf.write(sampleKey, entry)
    await shelf.write(sampleKey, changed)
    expect(await shelf.peek(sampleKey)).toEqual(changed)
    await shelf.remove(sampleKey)
    expect(await shelf.keys()).toEqual([])
  })
})

describe('Netlify Blobs out of order', () => {
  let calls: number
  let answer: RequestListener
  const server = createServer((request, response) => {
    calls += 1
    answer(request, response)
  })
  const shelf = makeBlobShelf({ limitMs: 300 })
  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      response.writeHead(code).end()

  beforeEach(async () => {
    calls = 0
    const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'PORT')}`
    setEnvironmentContext({ edgeURL: url, uncachedEdgeURL: url, siteID: '0', token: 'secret' })
  })

  afterEach(() => shut(server))

  it.each([
    ['forbids', status(403)],
    ['limits', status(429)],
    ['fails', status(500)],
    ['says nothing of the new tag', status(200)],
    ['drops the connection', (request) => request.destroy()],
    ['does not answer', () => undefined],
  ] satisfies [string, RequestListener][])(
    'a service that %s is no success, and is asked once',
    async (_name, how) => {
      answer = how
      await expect(shelf.create(sampleKey, entry)).rejects.toThrow()
      await expect(shelf.replace(sampleKey, entry, '"tag"')).rejects.toThrow()
      expect(calls).toBeLessThanOrEqual(2)
    },
  )

  it.each([403, 429, 500])('fails to be read with %i', async (code) => {
    answer = status(code)
    for (const step of [shelf.read, shelf.peek, shelf.remove]) await expect(step(sampleKey)).rejects.toThrow()
    await expect(shelf.keys()).rejects.toThrow()
    await expect(shelf.write(sampleKey, entry)).rejects.toThrow()
    expect(calls).toBeLessThanOrEqual(5)
  })
})
