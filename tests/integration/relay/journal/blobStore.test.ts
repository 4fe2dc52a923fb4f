import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBlobStore } from '../../../../functions/relay/journal/blobStore.ts'
import { otherTimeoutsMs, timeoutsMs } from '../../../../functions/relay/timeouts.ts'
import { openLocalJournal } from '../../../../scripts/server/localJournal.ts'
import { listen, shut } from '../../../../scripts/server/ports.ts'
import { sampleKey } from '../../../support/relay/quoteSamples.ts'

const path = `requests/${sampleKey}`
const entry = 'entry'
const changed = 'changed entry'

const collect = async (pages: AsyncIterable<readonly string[]>): Promise<string[]> => {
  const paths: string[] = []
  for await (const page of pages) paths.push(...page)
  return paths
}

describe('Netlify Blobs as the journal', () => {
  let folder: string
  let journal: Awaited<ReturnType<typeof openLocalJournal>>
  const store = makeBlobStore()
  const listed = async (prefix = '') => collect(store.list(prefix))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'))
    journal = await openLocalJournal(folder)
  })

  beforeEach(() => store.remove(path))

  afterAll(async () => {
    await journal.close()
    await rm(folder, { recursive: true })
  })

  it('creates an entry once', async () => {
    expect(await store.getWithEtag(path)).toBeUndefined()
    expect(await store.get(path)).toBeUndefined()
    expect(await store.create(path, entry)).toBeTruthy()
    expect(await store.create(path, changed)).toBeUndefined()
    expect(await store.get(path)).toEqual(entry)
    expect(await listed()).toEqual([path])
  })

  it('replaces what is as it was read', async () => {
    await store.create(path, entry)
    const { etag = '' } = (await store.getWithEtag(path)) ?? {}
    expect(await store.replace(path, changed, '"another"')).toBeUndefined()
    expect(await store.replace(path, changed, etag)).toBeTruthy()
    expect((await store.getWithEtag(path))?.text).toEqual(changed)
  })

  it('lists by prefix, and by folder', async () => {
    for (const mark of ['delivered/a/1', 'delivered/a/2', 'delivered/b/3']) await store.put(mark, '')
    expect((await listed('delivered/a/')).toSorted()).toEqual(['delivered/a/1', 'delivered/a/2'])
    expect((await store.listFolders('delivered/')).toSorted()).toEqual(['delivered/a', 'delivered/b'])
    for (const mark of await listed('delivered/')) await store.remove(mark)
  })

  it('has longer for a page of a list, for which no visitor waits', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    await store.get(path)
    expect(limits).toHaveBeenLastCalledWith(timeoutsMs.journal)
    await listed()
    expect(limits).toHaveBeenLastCalledWith(otherTimeoutsMs.listPage)
    await store.listFolders('delivered/')
    expect(limits).toHaveBeenLastCalledWith(otherTimeoutsMs.listPage)
    limits.mockRestore()
  })

  it('writes over anything, and removes', async () => {
    await store.put(path, entry)
    await store.put(path, changed)
    expect(await store.get(path)).toEqual(changed)
    await store.remove(path)
    expect(await listed()).toEqual([])
  })
})

describe('Netlify Blobs out of order', () => {
  let calls: number
  let answer: RequestListener
  const server = createServer((request, response) => {
    calls += 1
    answer(request, response)
  })
  const store = makeBlobStore({ limitMs: 300 })
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
    ['says nothing of the new etag', status(200)],
    ['drops the connection', (request) => request.destroy()],
    ['does not answer', () => undefined],
  ] satisfies [string, RequestListener][])(
    'a service that %s is no success, and is asked once',
    async (_name, how) => {
      answer = how
      await expect(store.create(path, entry)).rejects.toThrow()
      await expect(store.replace(path, entry, '"tag"')).rejects.toThrow()
      expect(calls).toBeLessThanOrEqual(2)
    },
  )

  it('does not call an entry missing whose etag it does not tell', async () => {
    const isList = (request: IncomingMessage) => request.url?.includes('prefix=') ?? false
    answer = (request, response) => response.end(isList(request) ? '{"blobs":[],"directories":[]}' : entry)
    await expect(store.getWithEtag(path)).rejects.toThrow('did not tell the etag')
  })

  it.each([403, 429, 500])('fails to be read with %i', async (code) => {
    answer = status(code)
    for (const step of [store.getWithEtag, store.get, store.remove])
      await expect(step(path)).rejects.toThrow()
    await expect(collect(store.list(''))).rejects.toThrow()
    await expect(store.listFolders('delivered/')).rejects.toThrow()
    await expect(store.put(path, entry)).rejects.toThrow()
    expect(calls).toBeLessThanOrEqual(6)
  })
})
