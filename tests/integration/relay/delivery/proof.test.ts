import { describe, expect, it } from 'vitest'
import { makeDeliver } from '../../../../functions/relay/delivery/formService.ts'
import { readProof } from '../../../../functions/relay/delivery/proof.ts'
import { requireEnvironment } from '../../../../scripts/environment.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { makeRelaySimulation, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { openTestDatabase } from '../../../support/relay/testDatabase.ts'

const deliver = (text: string, answer: Response | (() => Response)) => {
  const asked: RequestInit[] = []
  const fetch = (_url: unknown, init: RequestInit = {}) => {
    asked.push(init)
    return Promise.resolve(typeof answer === 'function' ? answer() : answer)
  }
  const service = {
    url: 'https://forms.example/',
    proof: readProof(text),
    fetch,
    pauseMs: 0,
  }
  return makeDeliver(service)({ key: sampleKey, quote: sampleQuote, spamSignals: [] })
}

const broken = () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) })
  return new Response(body, { status: 201 })
}
const unproven = (upstream = 200) => ({ kind: 'unproven', upstream })

describe('an ok answer', () => {
  it.each([
    ['json:id', '{"id":"a1"}'],
    ['json:status=ok', '{"status":"ok"}'],
    ['json:data.id', '{"data":{"id":7}}'],
    ['json:ok', '{"ok":true}'],
  ])('proves receipt by %s: %s', async (text, body) => {
    expect(await deliver(text, new Response(body))).toEqual({ kind: 'delivered', proven: true })
  })

  it.each([
    ['json:ok', '{"ok":false}'],
    ['json:id', '{"id":null}'],
    ['json:id', '{"id":0}'],
    ['json:id', '{"id":" Error "}'],
    ['json:ids', '{"ids":[]}'],
    ['json:status=ok', '{"status":"error"}'],
    ['json:id', '{"id":""}'],
    ['json:id', '{"data":{"id":7}}'],
    ['json:id', '<p>This domain is for sale'],
    ['json:id', ''],
    ['json:id', '["id"]'],
    ['json:toString', '{}'],
    ['json:id', JSON.stringify({ filler: 'x'.repeat(9000), id: 7 })],
  ])('proves nothing by %s: %.40s', async (text, body) => {
    expect(await deliver(text, new Response(body))).toEqual(unproven())
  })

  it('proves receipt by a header, or not', async () => {
    const headers = { 'X-Receipt': 'a1' }
    expect(await deliver('header:x-receipt', new Response('', { headers }))).toHaveProperty('proven', true)
    expect(await deliver('header:X-Receipt', new Response(''))).toEqual(unproven())
  })

  it('that breaks off proves nothing, and is not asked for again at once', async () => {
    expect(await deliver('json:id', broken)).toEqual(unproven(201))
  })
})

describe('QUOTE_FORM_PROOF', () => {
  it.each(['id', 'json:', 'json:a b', 'header:', 'cookie:id', 'json:a..b'])('is refused: %s', (text) => {
    expect(() => requireEnvironment({ QUOTE_FORM_PROOF: text })).toThrow(/^QUOTE_FORM_PROOF must be json:/)
  })

  it('may be missing', () => {
    expect(requireEnvironment({ QUOTE_FORM_PROOF: '' }).QUOTE_FORM_PROOF).toBeUndefined()
  })
})

describe('a request whose receipt is not proven', () => {
  it('waits, and is tried with the same key until there is proof', async () => {
    const database = await openTestDatabase()
    const relay = makeRelaySimulation(database)
    const { send, run } = relay.startProcess({ proof: readProof('json:id') })
    const request = await newRequest()
    expect(await send(request)).toMatchObject({ outcome: unproven(), kept: true })
    relay.clock.now += 15 * minute
    await run()
    expect(await relay.rows()).toMatchObject([{ state: 'waiting', last_failure: 'unproven (200)' }])
    relay.service.answer = () => Response.json({ id: 'a1' })
    relay.clock.now += 30 * minute
    await run()
    expect(await relay.rows()).toMatchObject([{ state: 'delivered', body: null }])
    expect(relay.given).toEqual([request.key, request.key, request.key])
    await database.close()
  })
})
