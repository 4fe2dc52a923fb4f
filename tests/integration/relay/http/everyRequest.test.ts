import { expect, it, vi } from 'vitest'
import { problemOf, startForwarder } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

it.each([{}, { method: 'GET' }, { body: '{' }, { body: '{}' }])('has safe headers: %j', async (sent) => {
  const { headers } = await startForwarder().send(sent)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('leaves one line in the log, without anything the visitor typed', async () => {
  const { send, deliver, log } = startForwarder()
  await send()
  deliver.mockResolvedValue({ kind: 'refused', upstream: 503 })
  await send()
  await send({ body: '{}' })
  expect(log).toMatchObject([
    { outcome: 'delivered', status: 200, ms: 0 },
    { outcome: 'refused', status: 503, upstream: 503 },
    { outcome: 'rejected', status: 422 },
  ])
  const text = JSON.stringify(log)
  for (const typed of [...Object.values<string>({ ...sampleQuote }), sampleKey])
    expect(text).not.toContain(typed)
})

it('ends in a problem when something breaks, which is counted', async () => {
  const countMiss = vi.fn(() => Promise.resolve())
  const { send, deliver, log } = startForwarder({ countMiss })
  deliver.mockRejectedValue(new TypeError('broken'))
  const response = await send()
  expect(response.status).toBe(500)
  expect((await problemOf(response)).detail).toBe('Something went wrong here.')
  const note = expect.stringMatching(/^TypeError at [\w.]+:\d+:\d+$/) as string
  expect(log).toEqual([{ outcome: 'crashed', status: 500, ms: 0, note }])
  expect(countMiss.mock.calls).toEqual([['crashed']])
})

it("is counted when it comes from this site's form and is turned away, except for its rate", async () => {
  const countMiss = vi.fn(() => Promise.resolve())
  const { send } = startForwarder({ countMiss })
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
  await send({ body: '{}' })
  await send({ body: '{}', headers: { 'Sec-Fetch-Site': 'cross-site' } })
  await send({ headers: ownPage })
  expect(countMiss).not.toHaveBeenCalled()
  for (let sent = 0; sent < 21; sent += 1) await send({ body: '{}', headers: ownPage }, '192.0.2.1')
  expect(countMiss.mock.calls).toEqual(Array(20).fill(['rejected']))
})

it('lets the relay send alerts after its answer', async () => {
  const watch = vi.fn(() => Promise.resolve())
  const { send, works } = startForwarder({ watch })
  await send({ body: '{}' })
  expect(watch).not.toHaveBeenCalled()
  await send()
  expect(watch).toHaveBeenCalledOnce()
  expect(works).toContain(watch.mock.results[0]?.value)
})
