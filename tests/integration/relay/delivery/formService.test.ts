import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FormServiceOptions, makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { pause } from '../../../../functions/relay/lib/pause.ts'
import { listen, shut } from '../../../../scripts/server/ports.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { neverAnswering } from '../../../support/relay/services/neverAnswering.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

type Answer = (response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body)
const drop: Answer = (response) => response.destroy()
function* endless() {
  for (;;) yield 'x'.repeat(1000)
}
const breakOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': '1000' })
  response.write('{', () => response.destroy())
}

let answers: Answer[]
let seen: { headers: IncomingHttpHeaders; body: string }[]
let url: string

const answerNext: RequestListener = (request, response) => {
  void text(request).then((body) => {
    seen.push({ headers: request.headers, body })
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

afterEach(async () => {
  vi.useRealTimers()
  await shut(server)
})

const deliver = (
  options: Partial<FormServiceOptions> = {},
  spamSignals: readonly string[] = [],
  limitMs?: number,
) =>
  makeDeliver({ url, fetch, pauseMs: 0, ...options })(
    { key: sampleKey, quote: sampleQuote, spamSignals },
    limitMs,
  )

describe('the relay', () => {
  it('sends the fields as JSON, with the key', async () => {
    answers = [status(200)]
    expect(await deliver()).toEqual({ kind: 'delivered' })
    expect(seen).toHaveLength(1)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(sampleQuote)
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': sampleKey,
    })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends the token as bearer', async () => {
    answers = [status(200)]
    await deliver({ token: 'secret' })
    expect(seen[0]?.headers.authorization).toBe('Bearer secret')
  })

  it('names what looks like spam in a header', async () => {
    answers = [status(200), status(200)]
    await deliver({}, ['trap', 'fast'])
    await deliver()
    expect(seen[0]?.headers['x-veritally-spam-signals']).toBe('trap, fast')
    expect(seen[1]?.headers).not.toHaveProperty('x-veritally-spam-signals')
  })

  it('signs each attempt with every secret, and none without', async () => {
    answers = [status(503), status(200), status(200)]
    await deliver({ secrets: ['one', 'two'].map((secret) => btoa(secret)) })
    await deliver()
    for (const { headers } of seen.slice(0, 2))
      expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    expect(seen[2]?.headers).not.toHaveProperty('webhook-signature')
  })

  it.each([
    ['201', status(201)],
    ['204', status(204)],
    ['a page', status(200, { 'Content-Type': 'text/html' }, '<p>Thanks')],
    ['a body that breaks off', breakOff],
  ])('takes any ok answer as success: %s', async (_name, answer) => {
    answers = [answer]
    expect(await deliver()).toEqual({ kind: 'delivered' })
  })

  it.each([400, 401, 404, 422])('does not ask again after %i', async (code) => {
    answers = [status(code), status(200)]
    expect(await deliver()).toEqual({ kind: 'refused', upstream: code })
    expect(seen).toHaveLength(1)
  })

  it.each([301, 307])('does not follow a %i', async (code) => {
    answers = [status(code, { Location: url }), status(200)]
    expect(await deliver()).toEqual({ kind: 'refused', upstream: code })
    expect(seen).toHaveLength(1)
  })

  it.each([302, 303])('reads the answer of a %i at its address, and sends no token there', async (code) => {
    const proof = { in: 'json', name: 'id' } as const
    answers = [status(code, { Location: '/answer' }), status(200, {}, '{"id":"a1"}')]
    expect(await deliver({ token: 'secret', proof })).toEqual({ kind: 'delivered', proven: true })
    expect(seen[1]).toMatchObject({ body: '' })
    expect(seen[1]?.headers).not.toHaveProperty('authorization')
  })

  it('follows a fourth redirect no more, and none to an address that others can read', async () => {
    answers = Array.from({ length: 5 }, () => status(302, { Location: url }))
    expect(await deliver()).toEqual({ kind: 'refused', upstream: 302 })
    expect(seen).toHaveLength(4)
    answers = [status(302, { Location: 'http://forms.example/' })]
    expect(await deliver()).toEqual({ kind: 'refused', upstream: 302 })
  })

  it.each([
    ['429', status(429)],
    ['500', status(500)],
    ['503 with a date as Retry-After', status(503, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
    ['a dropped connection', drop],
  ])('asks once more after %s, with the same key', async (_name, answer) => {
    answers = [answer, status(200)]
    expect(await deliver()).toEqual({ kind: 'delivered' })
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([sampleKey, sampleKey])
  })

  it('asks no third time', async () => {
    answers = [status(500), status(503), status(200)]
    expect(await deliver()).toEqual({ kind: 'refused', upstream: 503 })
    answers = [drop, drop, status(200)]
    expect(await deliver()).toEqual({ kind: 'unreachable' })
    expect(seen).toHaveLength(4)
  })

  it('does not ask again when told to wait for long', async () => {
    answers = [status(429, { 'Retry-After': '60' }), status(200)]
    expect(await deliver()).toEqual({ kind: 'refused', upstream: 429, retryAfterMs: 60_000 })
    expect(seen).toHaveLength(1)
  })

  it.each(['9'.repeat(400), '86401', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'is told to wait %s and notes a day, which JSON can hold',
    async (asked) => {
      answers = [status(429, { 'Retry-After': asked })]
      expect(await deliver()).toEqual({ kind: 'refused', upstream: 429, retryAfterMs: 86_400_000 })
    },
  )

  it.each([
    ['the first attempt', ['hang'], { kind: 'timeout' }, 7000],
    ['the pause', ['wait'], { kind: 'refused', upstream: 503, retryAfterMs: 2000 }, 5500],
    ['the second attempt', ['refuse', 'hang'], { kind: 'timeout' }, 7000],
  ] as const)('gives up at the deadline in %s', async (_name, script, outcome, ms) => {
    startVirtualTime()
    const left = [...script]
    const answerLate: typeof fetch = async (address, init) => {
      const next = left.shift()
      if (next === 'hang') return neverAnswering(address, init)
      if (next === 'wait') await pause(5500)
      return new Response(null, { status: 503, headers: next === 'wait' ? { 'Retry-After': '2' } : {} })
    }
    const began = Date.now()
    expect(await passTime(deliver({ fetch: answerLate }))).toEqual(outcome)
    expect(Date.now() - began).toBe(ms)
    expect(left).toEqual([])
  })

  it.each([
    [3000, 3000],
    [15_000, 15_000],
    [undefined, 7000],
  ])('takes no more than the %i ms that are left, 7 s where nothing is said', async (limitMs, ms) => {
    startVirtualTime()
    const began = Date.now()
    expect(await passTime(deliver({ fetch: neverAnswering }, [], limitMs))).toEqual({ kind: 'timeout' })
    expect(Date.now() - began).toBe(ms)
  })

  it.each([
    [5000, 2],
    [5001, 1],
  ])('begins no second attempt that would have hardly any time: a 503 after %i ms', async (ms, calls) => {
    startVirtualTime()
    const answerLate = vi.fn<typeof fetch>(async () => {
      await pause(ms)
      return new Response(null, { status: 503 })
    })
    expect(await passTime(deliver({ fetch: answerLate, pauseMs: 300 }))).toEqual({
      kind: 'refused',
      upstream: 503,
    })
    expect(answerLate).toHaveBeenCalledTimes(calls)
  })

  it.each([
    ['comes no further', (response: ServerResponse) => void response.write('{')],
    ['has no end', (response: ServerResponse) => void Readable.from(endless()).pipe(response)],
  ])('reads no more of an answer than proof needs, in time, when it %s', async (_name, write) => {
    answers = [(response) => write(response.writeHead(200))]
    const proof = { in: 'json', name: 'id' } as const
    expect(await deliver({ proof }, [], 800)).toEqual({ kind: 'unproven', upstream: 200 })
    expect(seen).toHaveLength(1)
  })

  it('says that nobody listens', async () => {
    await shut(server)
    expect(await deliver()).toEqual({ kind: 'unreachable' })
  })

  it.each([undefined, ''])('sends nothing to %j', async (address) => {
    expect(await deliver({ url: address })).toEqual({ kind: 'unconfigured' })
  })
})
