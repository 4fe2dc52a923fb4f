import { afterEach, expect, it } from 'vitest'
import { makeBlobStore } from '../../../functions/relay/journal/blobStore.ts'
import { markFailed, newEntry } from '../../../functions/relay/journal/entry.ts'
import { indexPath, requestPath } from '../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../functions/relay/journal/reference.ts'
import { makePatientFetch } from '../../../scripts/quotes/netlify/patientFetch.ts'
import { runTool } from '../../../scripts/quotes/runTool.ts'
import { sampleRequest } from '../../support/relay/quoteSamples.ts'
import { startNetlifyApi } from '../../support/relay/services/netlifyApi.ts'

const count = 300
const failure = { kind: 'refused', upstream: 503 } as const

let api: Awaited<ReturnType<typeof startNetlifyApi>>

/** A journal of `count` requests at a Netlify that takes 100 calls a minute, and the export of it. */
const startExport = async (headers: Record<string, string>, onPause: () => void) => {
  api = await startNetlifyApi({ limit: 100, headers })
  for (let index = 0; index < count; index += 1) {
    const key = `3f2b8c1e-6d4a-4f0e-9b7a-${String(index).padStart(12, '0')}`
    const entry = markFailed(newEntry(sampleRequest(await referenceOf(key)), index), failure, index)
    api.blobs.set(requestPath(key), JSON.stringify(entry))
    api.blobs.set(indexPath(key, entry), '')
  }
  const clock = { now: Date.parse('2026-11-22T05:00:00Z') }
  const pauses: number[] = []
  const fetch = makePatientFetch({
    fetch: api.fetch,
    now: () => clock.now,
    pause: (ms) => {
      clock.now += ms
      return Promise.resolve()
    },
    onPause: (ms) => {
      pauses.push(ms)
      onPause()
    },
  })
  const store = makeBlobStore({ token: 'token', siteID: 'site', fetch })
  const printed: string[] = []
  const told: string[] = []
  const print = (text: string) => void printed.push(text)
  const tell = (line: string) => void told.push(line)
  const code = await runTool({ store, print, tell }, ['export'])
  const rows = printed.join('').trim().split('\n').slice(0, -1)
  return { code, rows, told, pauses }
}

afterEach(() => api.close())

it.each([
  ['Retry-After', { 'Retry-After': '17' }, 17_000],
  ['X-RateLimit-Reset', { 'X-RateLimit-Reset': String(Date.parse('2026-11-22T05:00:09Z') / 1000) }, 9000],
  ['nothing', {}, 1000],
])('exports all when the limit of calls is reached and the answer tells %s', async (_name, headers, ms) => {
  const { code, rows, told, pauses } = await startExport(headers, () => {
    api.resetLimit()
  })
  expect(rows).toHaveLength(count)
  expect(code).toBe(0)
  expect(pauses[0]).toBe(ms)
  expect(told).toEqual(['Read 250 of 300', 'Read 300 of 300'])
})

it('says how many could not be read, with exit code 1, when the limit stays', async () => {
  const { code, rows, told } = await startExport({}, () => undefined)
  const unread = count - rows.length
  expect(unread).toBeGreaterThan(0)
  expect(told.at(-1)).toBe(`${unread} of ${count} could not be read.`)
  expect(code).toBe(1)
})
