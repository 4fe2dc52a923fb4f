import { beforeEach, expect, it, vi } from 'vitest'
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
  ["a stranger's reference", Response.json({ reference: '4711' }), null],
  ['a foreign page', new Response('<h1>Hello</h1>'), null],
  ['null', Response.json(null), null],
])('an ok answer with %s is success', async (_name, answer, reference) => {
  expect((await answerTo(answer)).result).toEqual({ kind: 'accepted', reference })
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
    { reason: 'fields', errors: { phone: 'No' } },
  ],
  ['errors of another form', Response.json({ errors: 'none' }, { status: 400 }), { reason: 'unknown' }],
  ['a key of another request', Response.json({}, { status: 422 }), { reason: 'keyTaken' }],
  ['seconds to wait', status(429, '42'), { reason: 'limited', retryAt: 1_042_000 }],
  [
    'a date to wait for',
    status(429, 'Thu, 01 Jan 1970 00:20:00 GMT'),
    { reason: 'limited', retryAt: 1_200_000 },
  ],
  ['a wait that is none', status(429, 'soon'), { reason: 'unknown' }],
  ['a wait without an end', status(429, '9'.repeat(400)), { reason: 'unknown' }],
  ["a wait that is not for the visitor's own requests", status(503, '42'), { reason: 'unanswered' }],
  ["a gateway's page", new Response('<h1>Bad gateway</h1>', { status: 502 }), { reason: 'unanswered' }],
  ["the relay's own failure", problem(503), { reason: 'unknown' }],
])('a refusal with %s', async (_name, answer, expected) => {
  expect((await answerTo(answer)).result).toEqual({ kind: 'refused', refusal: expected })
})

it.each([
  [{ kept: true, reference: 'Q-7KX2M9PA' }, 'kept'],
  [{ kept: true, reference: 'Q-7KX2M9PA', undeliverable: true }, 'undeliverable'],
  [{ kept: true, reference: 'Q-7KX2M9PA', undeliverable: 'no' }, 'kept'],
  [{ kept: true, reference: 'yes' }, 'unanswered'],
  [{ reference: 'Q-7KX2M9PA', undeliverable: true }, 'unanswered'],
])('a failure that says %j is %s', async (body, reason) => {
  const { result } = await answerTo(Response.json(body, { status: 502 }))
  expect(result).toMatchObject({ kind: 'refused', refusal: { reason } })
})
