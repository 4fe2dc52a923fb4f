import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientTimeoutMs } from '../../../../src/domain/contract/relay.ts'
import { makeSendQuote } from '../../../../src/features/quote/quoteApi.ts'
import type { fetchInTime } from '../../../../src/ui/browser/fetchInTime.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const signals = { honeypotFilled: false, secondsOpen: 60 }

const answerTo = async (answer: Response, filled = false) => {
  const post = vi.fn<typeof fetchInTime>().mockResolvedValue(answer)
  const sendQuote = makeSendQuote(post)
  const result = await sendQuote(sampleQuote, sampleKey, { ...signals, honeypotFilled: filled })
  const [url, limitMs, init] = post.mock.calls[0] ?? []
  return { result, url, limitMs, init, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
})
afterEach(() => vi.restoreAllMocks())

it('sends the request under its key, even when the page is closed', async () => {
  const { url, limitMs, init, headers } = await answerTo(Response.json({ reference: 'Q-7KX2M9PA' }), true)
  expect(url).toBe('/api/quote')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(sampleQuote) })
  expect(limitMs).toBe(clientTimeoutMs)
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'application/json',
    'idempotency-key': sampleKey,
    'x-form-seconds': '60',
    'x-form-trap': '1',
  })
})

it.each([
  ['a reference', Response.json({ reference: 'Q-7KX2M9PA' }), 'Q-7KX2M9PA'],
  ['no reference', Response.json({ reference: 7 }), null],
  ["a stranger's reference", Response.json({ reference: '4711' }), null],
  ['a foreign page', new Response('<h1>Hello</h1>'), null],
  ['nothing', new Response(null, { status: 204 }), null],
  ['an empty body', new Response('', { headers: { 'Content-Type': 'application/json' } }), null],
  ['null', Response.json(null), null],
])('an ok answer with %s is success', async (_name, answer, reference) => {
  expect((await answerTo(answer)).result).toEqual({ kind: 'accepted', reference })
})

const refusal = (errors: object, retryAt: number | null, keyTaken = false, mayHaveArrived = false) => ({
  kind: 'refused',
  refusal: { errors, retryAt, keptAs: null, undeliverable: false, keyTaken, mayHaveArrived },
})
/** As the relay answers. */
const problem = (code: number) =>
  new Response('{}', { status: code, headers: { 'Content-Type': 'application/problem+json' } })
const status = (code: number, retryAfter: string) =>
  new Response(null, { status: code, headers: { 'Retry-After': retryAfter } })

it.each([
  [
    'messages by field',
    Response.json({ errors: { phone: 'No', bcc: 7 } }, { status: 422 }),
    refusal({ phone: 'No' }, null),
  ],
  ['errors of another form', Response.json({ errors: 'none' }, { status: 400 }), refusal({}, null)],
  ['a key of another request', Response.json({}, { status: 422 }), refusal({}, null, true)],
  ['seconds to wait', status(429, '42'), refusal({}, 1_042_000)],
  ['a date to wait for', status(429, 'Thu, 01 Jan 1970 00:20:00 GMT'), refusal({}, 1_200_000)],
  ['a wait that is none', status(429, 'soon'), refusal({}, null)],
  ["a wait that is not for the visitor's own requests", status(503, '42'), refusal({}, null, false, true)],
  ["a gateway's page", new Response('<h1>Bad gateway</h1>', { status: 502 }), refusal({}, null, false, true)],
  ["the relay's own failure", problem(503), refusal({}, null)],
])('a refusal with %s', async (_name, answer, expected) => {
  expect((await answerTo(answer)).result).toEqual(expected)
})

it.each([
  [{ kept: true, reference: 'Q-7KX2M9PA' }, 'Q-7KX2M9PA'],
  [{ kept: true, reference: 'yes' }, null],
  [{ reference: 'Q-7KX2M9PA' }, null],
])('a failure that says %j is kept as %s', async (problem, keptAs) => {
  const { result } = await answerTo(Response.json(problem, { status: 502 }))
  expect(result).toMatchObject({ kind: 'refused', refusal: { keptAs } })
})

it.each([
  [{ kept: true, reference: 'Q-7KX2M9PA', undeliverable: true }, true],
  [{ kept: true, reference: 'Q-7KX2M9PA', undeliverable: 'no' }, false],
  [{ reference: 'Q-7KX2M9PA', undeliverable: true }, false],
])('a failure that says %j is undeliverable: %s', async (problem, undeliverable) => {
  const { result } = await answerTo(Response.json(problem, { status: 502 }))
  expect(result).toMatchObject({ kind: 'refused', refusal: { undeliverable } })
})
