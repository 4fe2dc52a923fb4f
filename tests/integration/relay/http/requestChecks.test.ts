import { afterEach, beforeEach, expect, it } from 'vitest'
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

afterEach(() => {
  expect(relay.deliver).not.toHaveBeenCalled()
})

const withHeaders = (name: string, values: string[]): Sent[] =>
  values.map((value) => ({ headers: { [name]: value } }))
const withBodies = (bodies: BodyInit[]): Sent[] => bodies.map((body) => ({ body }))
const methods = ['GET', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method }))
const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']
/** `{"a":""}` with a byte that no text has. */
const notUtf8 = new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])
const origins = ['https://other.example', 'http://veritally.example', 'null']
const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
const keys = ['', 'key', `${sampleKey}0`, '3f2b8c1e-6d4a-1f0e-9b7a-0c1d2e3f4a5b']
const foreign = 'Quote requests are taken from this site only.'
const tooLarge = 'The body is longer than 32768 bytes.'
const notJson = 'The body is not a JSON object.'

const faulty: [number, string, Sent[]][] = [
  [405, 'Send a quote request with POST.', methods],
  [415, 'Send a quote request as application/json.', withHeaders('Content-Type', types)],
  [413, tooLarge, withHeaders('Content-Length', ['32769'])],
  [400, notJson, withBodies(['', '{', '[]', 'null', '"text"', notUtf8, ' '.repeat(32 * 1024)])],
  [403, foreign, withHeaders('Origin', origins)],
  [403, foreign, [{ headers: crossSite }, { headers: { Origin: site, ...crossSite } }]],
  [403, foreign, [{ headers: { Origin: 'https://other.veritally.example', 'Sec-Fetch-Site': 'same-site' } }]],
  [400, 'The header Idempotency-Key must be a UUID.', withHeaders('Idempotency-Key', keys)],
]

it.each(
  faulty.flatMap(([status, detail, requests]) => requests.map((sent) => [status, detail, sent] as const)),
)('is refused with %i: %s %#', async (status, detail, sent) => {
  const response = await relay.send(sent)
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  expect(response.headers.has('retry-after')).toBe(false)
  expect(await problemOf(response)).toMatchObject({ status, detail })
})

it('is refused with 413 for its real size when Content-Length is missing', async () => {
  const body = new Blob([' '.repeat(33 * 1024)]).stream()
  const init = { headers: makeRequest().headers, method: 'POST', duplex: 'half', body }
  const response = await relay.handle(new Request(`${site}/api/quote`, init))
  expect(await problemOf(response)).toMatchObject({ status: 413, detail: tooLarge })
})

const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]))

it.each([
  [
    { firstName: '', email: ' ' },
    { firstName: 'First name is required', email: 'Email is required' },
  ],
  [{ company: null }, { company: 'Must be text' }],
  [many, { body: 'The form has no such fields.' }],
])('is refused with 422 and the message of each wrong field: %#', async (fields, errors) => {
  const response = await relay.send({ body: JSON.stringify({ ...sampleQuote, ...fields }) })
  const told = await problemOf(response)
  expect(told).toMatchObject({ status: 422, detail: 'Some fields are not valid.' })
  expect(told.errors).toEqual(errors)
})

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
  const refused = await relay.send({}, '192.0.2.1')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await problemOf(refused)).detail).toBe('Too many quote requests from this address.')
  expect(JSON.stringify(relay.log)).not.toContain('192.0.2')
})
