import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteFieldOrder } from '../../../../src/domain/contract/quoteFields.ts'
import { heapMegabytes } from '../../../support/heap.ts'
import { countByValue } from '../../../support/relay/figures.ts'
import { makeRequest, type Sent, site, startForwarder } from '../../../support/relay/quoteHarness.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

const field = fc.constantFrom(...quoteFieldOrder)
const withFields = (fields: object): Sent => ({ body: JSON.stringify({ ...sampleQuote, ...fields }) })
const withHeader = (name: string, value: string): Sent => ({ headers: { [name]: value } })
const headerText = fc.stringMatching(/^[aZ09_.;:,=\"/ \té-]{0,60}$/)
const depth = fc.integer({ min: 1, max: 5000 })

const methods = fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND')
const contentTypes = fc.constantFrom('', 'text/plain', 'multipart/form-data', 'application/json-seq', 'a/b')
const origins = fc.constantFrom('null', 'http://veritally.example', `${site}.evil.example`, 'file://', '*')
const keys = fc.oneof(
  headerText,
  fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
  fc.uuid({ version: [1, 3, 5, 7] }),
)
const wrongValue = fc.oneof(
  fc.jsonValue().filter((value) => typeof value !== 'string'),
  fc.constant('\0'),
)
const prototypeKeys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
/** The relay takes an empty field that it does not know for none. */
const filled = fc.jsonValue().filter((value) => value !== '')
const sizes = fc.integer({ min: 33_000, max: 300_000 })

/** Each is refused for one reason at least. */
const hostile: fc.Arbitrary<Sent> = fc.oneof(
  methods.map((method) => ({ method, ...(method === 'GET' && { body: null }) })),
  contentTypes.map((type) => withHeader('Content-Type', type)),
  origins.map((origin) => withHeader('Origin', origin)),
  keys.map((key) => withHeader('Idempotency-Key', key)),
  sizes.map((size) => withFields({ message: 'x'.repeat(size) })),
  sizes.map((size) => withHeader('Content-Length', String(size))),
  fc.uint8Array({ maxLength: 500 }).map((bytes) => ({ body: Buffer.concat([Buffer.of(0xff), bytes]) })),
  fc.constant({ body: gzipSync(JSON.stringify(sampleQuote)), headers: { 'Content-Encoding': 'gzip' } }),
  fc.constant({ body: Buffer.from(JSON.stringify(sampleQuote), 'utf16le') }),
  fc.jsonValue().map((value) => ({ body: JSON.stringify(value) })),
  depth.map((levels) => ({ body: '['.repeat(levels) })),
  depth.map((levels) => ({ body: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}` })),
  fc.tuple(field, depth).map(([name, levels]) => ({
    body: `{"${name}":${'['.repeat(levels)}${']'.repeat(levels)}}`,
  })),
  fc.tuple(prototypeKeys, filled).map(([name, value]) => ({
    body: `${JSON.stringify(sampleQuote).slice(0, -1)},"${name}":${JSON.stringify(value)}}`,
  })),
  fc.tuple(field, wrongValue).map(([name, value]) => withFields({ [name]: value })),
  field.map((name) => withFields({ [name]: 'x'.repeat(8000) })),
  field.map((name) => withFields({ [name]: `a\0b\u202e\ud800` })),
  fc.constant(withHeader('Sec-Fetch-Site', 'cross-site')),
)

/** Alone these change nothing. */
const oddities = fc.dictionary(
  fc.constantFrom('X-Form-Trap', 'X-Form-Seconds', 'Accept', 'Cookie', 'X-Forwarded-For', 'Constructor'),
  headerText,
)

const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('not an address'))

it('2,000 hostile requests do no harm', async ({ annotate }) => {
  const { handle, deliver, log, clock } = startForwarder()
  const stories = fc.sample(fc.tuple(hostile, oddities, address), { numRuns: 2000, seed: 20_261_122 })
  const statuses: number[] = []
  let longest = 0
  const before = heapMegabytes()
  for (const [sent, headers, ip] of stories) {
    const response = await handle(makeRequest({ ...sent, headers: { ...headers, ...sent.headers } }), { ip })
    longest = Math.max(longest, (await response.text()).length)
    statuses.push(response.status)
    clock.now += 100
  }
  const grownBy = heapMegabytes() - before
  await annotate(JSON.stringify({ statuses: countByValue(statuses), heapGrownByMb: Math.round(grownBy) }))
  expect(statuses.filter((status) => ![400, 403, 405, 413, 415, 422, 429].includes(status))).toEqual([])
  expect(new Set(statuses).size).toBeGreaterThanOrEqual(6)
  expect(longest).toBeLessThan(1000)
  expect(log.every(({ outcome }) => outcome === 'rejected')).toBe(true)
  expect(deliver).not.toHaveBeenCalled()
  expect(grownBy).toBeLessThan(20)
  expect((await handle(makeRequest(), { ip: '192.0.2.1' })).status).toBe(200)
  expect(deliver).toHaveBeenCalledOnce()
})
