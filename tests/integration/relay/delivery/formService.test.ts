import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FormServiceOptions, makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { pause } from '../../../../functions/relay/lib/time.ts'
import type { Outcome } from '../../../../functions/relay/requests/outcome.ts'
import { listen, shut } from '../../../../scripts/server/ports.ts'
import { asDelivered, sampleKey, sampleQuote, sampleReference } from '../../../support/relay/quoteSamples.ts'
import { neverAnswering } from '../../../support/relay/services/neverAnswering.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

type Answer = (response: ServerResponse) => unknown

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body)
const ok = status(200)
const later = (wait: string) => status(429, { 'Retry-After': wait })
const aDate = (year: number) => new Date(Date.UTC(year, 11, 31)).toUTCString()
const drop: Answer = (response) => response.destroy()
function* endless() {
  for (;;) yield 'x'.repeat(1000)
}
const breakOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': '1000' })
  response.write('{', () => response.destroy())
}

let answers: Answer[]
let seen: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[]
let url: string

const answerNext: RequestListener = (request, response) => {
  void text(request).then((body) => {
    seen.push({ path: request.url, headers: request.headers, body })
    const answer = answers.shift() ?? status(404)
    answer(response)
  })
}
const server = createServer(answerNext)

beforeEach(async () => {
  answers = []
  seen = []
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'PORT')}/collect`
})

afterEach(() => shut(server))

const deliver = (options: Partial<FormServiceOptions> = {}, spamSignals: string[] = [], limitMs?: number) =>
  makeDeliver({ url, fetch, pauseMs: 0, ...options })(
    { key: sampleKey, reference: sampleReference, quote: sampleQuote, spamSignals },
    limitMs,
  )

it('sends the fields as JSON, with the key', async () => {
  answers = [ok]
  expect(await deliver()).toEqual({ kind: 'delivered' })
  expect(seen).toHaveLength(1)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(asDelivered(sampleQuote))
  expect(seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': sampleKey,
  })
  for (const name of ['authorization', 'x-spam-signals', 'webhook-signature'])
    expect(seen[0]?.headers).not.toHaveProperty(name)
})

it("has the beginning of a refusal's answer, if it is short and comes soon", async () => {
  answers = [
    status(422, {}, '  {"error":\n  "phone"} '),
    status(422, {}, 'x'.repeat(600)),
    status(422, {}, 'x'.repeat(9000)),
  ]
  expect(await deliver()).toEqual({ ...refused(422), reason: '{"error": "phone"}' })
  expect(await deliver()).toEqual({ ...refused(422), reason: 'x'.repeat(500) })
  expect(await deliver()).toEqual(refused(422))
  answers = [(response) => response.writeHead(422).write('slow')]
  expect(await deliver()).toEqual(refused(422))
})

it('has the bearer token, the spam signals, and a signature by every secret on each attempt', async () => {
  answers = [status(503), ok]
  const secrets = ['one', 'two'].map((secret) => btoa(secret))
  await deliver({ token: 'secret', secrets }, ['trap', 'fast'])
  const wanted = {
    'idempotency-key': sampleKey,
    authorization: 'Bearer secret',
    'x-spam-signals': 'trap, fast',
    'webhook-id': sampleKey,
    'webhook-signature': expect.stringMatching(/^v1,\S+ v1,\S+$/) as string,
  }
  expect(seen.map(({ headers }) => headers)).toMatchObject([wanted, wanted])
})

const delivered: Outcome = { kind: 'delivered' }
const refused = (upstream: number, retryAfterMs?: number): Outcome => ({
  kind: 'refused',
  upstream,
  retryAfterMs,
})
const elsewhere = { Location: '/elsewhere' }
const aDay = 86_400_000

it.each<[string, Answer[], Outcome, number]>([
  ['201', [status(201)], delivered, 1],
  ['a page', [status(200, { 'Content-Type': 'text/html' }, '<p>Thanks')], delivered, 1],
  ['a body that breaks off', [breakOff], delivered, 1],
  ['400', [status(400), ok], refused(400), 1],
  ['301', [status(301, elsewhere), ok], refused(301), 1],
  ['a redirect to nowhere', [status(302), ok], refused(302), 1],
  ['a redirect to no address', [status(302, { Location: 'http://' })], refused(302), 1],
  ['a redirect to where others can read', [status(302, { Location: 'http://a.b/' })], refused(302), 1],
  ['429', [status(429), ok], delivered, 2],
  ['a wait that is over', [status(503, { 'Retry-After': aDate(2015) }), ok], delivered, 2],
  ['a dropped connection', [drop, ok], delivered, 2],
  ['two faults', [status(500), status(503), ok], refused(503), 2],
  ['two dropped connections', [drop, drop, ok], { kind: 'unreachable' }, 2],
  ['a wait of 3 seconds', [later('3'), ok], refused(429, 3000), 1],
  ['a wait of a minute', [later('60'), ok], refused(429, 60_000), 1],
  ['a wait above a day', [later('86401'), ok], refused(429, aDay), 1],
  ['a wait that JSON cannot hold', [later('9'.repeat(400)), ok], refused(429, aDay), 1],
  ['a wait until a far date', [later(aDate(9999)), ok], refused(429, aDay), 1],
])('asks again only after a fault that may pass: %s', async (_name, given, outcome, calls) => {
  answers = [...given]
  expect(await deliver()).toEqual(outcome)
  expect(seen).toHaveLength(calls)
})

it.each([302, 303])('reads the answer of a %i at its address, and sends no token there', async (code) => {
  const proof = { in: 'json', name: 'id' } as const
  const moved = ['/answers/1', '2'].map((Location) => status(code, { Location }))
  answers = [...moved, status(200, {}, '{"id":"a1"}')]
  expect(await deliver({ token: 'secret', proof })).toEqual({ kind: 'delivered', proven: true })
  expect(seen.map(({ path }) => path)).toEqual(['/collect', '/answers/1', '/answers/2'])
  for (const { headers, body } of seen.slice(1)) {
    expect(body).toBe('')
    expect(headers.accept).toBe('application/json')
    expect(headers).not.toHaveProperty('authorization')
  }
})

it.each([
  ['the first attempt', ['hang'], { kind: 'timeout' }, 7000, undefined],
  ['an attempt that has less time', ['hang'], { kind: 'timeout' }, 3000, 3000],
  ['an attempt that has more time', ['hang'], { kind: 'timeout' }, 15_000, 15_000],
  ['the pause', ['wait'], refused(503, 2000), 5500, undefined],
  ['the second attempt', ['refuse', 'hang'], { kind: 'timeout' }, 7000, undefined],
] as const)('gives up at the deadline in %s', async (_name, script, outcome, ms, limitMs) => {
  startVirtualTime()
  const left = [...script]
  const answerLate: typeof fetch = async (address, init) => {
    const next = left.shift()
    if (next === 'hang') return neverAnswering(address, init)
    if (next === 'wait') await pause(5500)
    return new Response(null, { status: 503, headers: next === 'wait' ? { 'Retry-After': '2' } : {} })
  }
  const began = Date.now()
  expect(await passTime(deliver({ fetch: answerLate }, [], limitMs))).toEqual(outcome)
  expect(Date.now() - began).toBe(ms)
  expect(left).toEqual([])
})

it.each([
  [5000, 2],
  [5001, 1],
])('begins no second attempt with hardly any time left, after a 503 in %i ms', async (ms, calls) => {
  startVirtualTime()
  const answerLate = vi.fn<typeof fetch>(async () => {
    await pause(ms)
    return new Response(null, { status: 503 })
  })
  expect(await passTime(deliver({ fetch: answerLate, pauseMs: 300 }))).toEqual(refused(503))
  expect(answerLate).toHaveBeenCalledTimes(calls)
})

it.each<[string, Answer]>([
  ['breaks off', breakOff],
  ['comes no further', (response) => response.writeHead(200).write('{')],
  ['has no end', (response) => Readable.from(endless()).pipe(response.writeHead(200))],
])('reads no more of an answer than proof needs, in time, when it %s', async (_name, answer) => {
  answers = [answer]
  const proof = { in: 'json', name: 'id' } as const
  expect(await deliver({ proof }, [], 2000)).toEqual({ kind: 'unproven', upstream: 200 })
  expect(seen).toHaveLength(1)
})

it.each([undefined, ''])('sends nothing to %j', async (address) => {
  expect(await deliver({ url: address })).toEqual({ kind: 'unconfigured' })
})
