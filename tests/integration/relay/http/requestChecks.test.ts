import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makeRequest,
  problemOf,
  type Sent,
  site,
  startForwarder,
} from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

let relay: ReturnType<typeof startForwarder>

beforeEach(() => {
  relay = startForwarder()
})

const withFields = (fields: object): Sent => ({ body: JSON.stringify({ ...sampleQuote, ...fields }) })

describe('a request that is turned down', () => {
  afterEach(() => {
    expect(relay.deliver).not.toHaveBeenCalled()
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('405: %s', async (method) => {
    const response = await relay.send({ method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    await problemOf(response)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    '415: %s',
    async (type) => {
      const response = await relay.send({ headers: { 'Content-Type': type } })
      expect(response.status).toBe(415)
      await problemOf(response)
    },
  )

  const streamOf = (bytes: number) =>
    new ReadableStream({
      start: (controller) => {
        for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })

  it('413: by its real size, whatever Content-Length says', async () => {
    const init = { headers: makeRequest().headers, method: 'POST', duplex: 'half' }
    const request = new Request(`${site}/api/quote`, { ...init, body: streamOf(33 * 1024) })
    const response = await relay.handle(request)
    expect(response.status).toBe(413)
    await problemOf(response)
    expect((await relay.send({ headers: { 'Content-Length': '32769' } })).status).toBe(413)
    expect((await relay.send({ body: ' '.repeat(32 * 1024) })).status).toBe(400)
  })

  it.each(['', '{', '[]', 'null', '"text"', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])])(
    '400: the body %j',
    async (body) => {
      const response = await relay.send({ body })
      expect(response.status).toBe(400)
      await problemOf(response)
    },
  )

  it.each([
    { Origin: 'https://other.example' },
    { Origin: 'http://veritally.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: site, 'Sec-Fetch-Site': 'cross-site' },
  ])('403: %j', async (headers) => {
    const response = await relay.send({ headers })
    expect(response.status).toBe(403)
    await problemOf(response)
  })

  it.each([
    [
      'an empty form',
      { firstName: '', email: ' ' },
      { firstName: 'First name is required', email: 'Email is required' },
    ],
    ['a wrong email', { email: 'sokha' }, { email: 'Invalid email format' }],
    ['a wrong phone number', { phone: '12' }, { phone: 'Invalid phone number' }],
    ['a value instead of a label', { country: 'cambodia' }, { country: 'Not one of the choices' }],
    ['a text too long', { company: 'x'.repeat(201) }, { company: 'Must be at most 200 characters' }],
    ['a number', { phone: 85512000000 }, { phone: 'Must be text' }],
    ['null', { company: null }, { company: 'Must be text' }],
    [
      'a line break in a name',
      { firstName: 'So\nkha' },
      { firstName: 'Must not contain control characters' },
    ],
    [
      'a header in an address',
      { email: 'a@b.co\r\nBcc:x@y.z' },
      { email: 'Invalid email format: a space is not allowed' },
    ],
    [
      'a sign in an address that no message can show',
      { email: 'a@b.c\u0007o' },
      { email: 'Invalid email format' },
    ],
    ['a line separator', { company: 'A\u2028B' }, { company: 'Must not contain control characters' }],
    ['a NUL in the message', { message: 'a\u0000b' }, { message: 'Must not contain control characters' }],
  ])('422: %s', async (_name, fields, errors) => {
    const response = await relay.send(withFields(fields))
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual(errors)
  })

  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]))

  it.each([
    ['one', JSON.stringify({ ...sampleQuote, bcc: 'x' })],
    ['__proto__', '{"__proto__": {"firstName": "x"}}'],
    ['3,000', JSON.stringify(many)],
  ])('422: of fields that the form has not there is one message: %s', async (_name, body) => {
    const response = await relay.send({ body })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual({ body: 'The form has no such fields.' })
  })

  it.each(['', 'key', `${sampleKey}0`, '3f2b8c1e-6d4a-1f0e-9b7a-0c1d2e3f4a5b'])(
    '400: the key "%s"',
    async (key) => {
      const response = await relay.send({ headers: { 'Idempotency-Key': key } })
      expect(response.status).toBe(400)
      expect((await problemOf(response)).detail).toContain('Idempotency-Key')
    },
  )

  it('is checked in this order: method, type, size, rate, JSON, origin, fields, key', async () => {
    const faults: Sent[] = [
      { method: 'PUT' },
      { headers: { 'Content-Type': 'text/plain' } },
      { body: 'x'.repeat(40_000) },
      { body: '{' },
      { headers: { Origin: 'null' } },
      { body: '{}' },
      { headers: { 'Idempotency-Key': '' } },
    ]
    const merge = (all: Sent[]) =>
      all
        .toReversed()
        .reduce((sum, fault) => ({ ...sum, ...fault, headers: { ...sum.headers, ...fault.headers } }))
    const statusesFrom = async (ip: string) => {
      const statuses = []
      for (const index of faults.keys())
        statuses.push((await relay.send(merge(faults.slice(index)), ip)).status)
      return statuses
    }
    expect(await statusesFrom('')).toEqual([405, 415, 413, 400, 403, 422, 400])
    for (let sent = 0; sent < 20; sent += 1) await relay.send({ body: '{' }, '192.0.2.1')
    expect(await statusesFrom('192.0.2.1')).toEqual([405, 415, 413, 429, 429, 429, 429])
  })

  it('over its rate is not parsed', async () => {
    for (let sent = 0; sent < 20; sent += 1) await relay.send({ body: '{' }, '192.0.2.1')
    const parse = vi.spyOn(JSON, 'parse')
    expect((await relay.send({}, '192.0.2.1')).status).toBe(429)
    expect(parse).not.toHaveBeenCalled()
  })

  it('never crashes the handler, whatever its JSON', async () => {
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(sampleQuote)), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const { status } = await relay.send({ body: JSON.stringify(value) })
        return status === 400 || status === 422
      }),
    )
  })
})
