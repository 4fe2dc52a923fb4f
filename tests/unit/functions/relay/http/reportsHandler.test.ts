import { expect, it } from 'vitest'
import { makeReportsHandler } from '../../../../../functions/relay/http/reportsHandler.ts'
import reports from '../../../../support/fixtures/reports.json'

const page = 'https://veritally.example/products/5?q=Sokha#Sokha'
/** As browsers send them. */
const { violation, oldViolation, clientError } = reports

const makeHarness = () => {
  const lines: object[] = []
  const handle = makeReportsHandler({ now: () => 0, log: (line) => void lines.push(line) })
  const send = (body: BodyInit | null, { method = 'POST', type = 'application/reports+json' } = {}) =>
    handle(new Request(page, { method, headers: { 'Content-Type': type }, body }), { ip: '192.0.2.1' })
  return { lines, send }
}

const types = ['application/reports+json', 'application/csp-report', 'application/json']

const page5 = { page: '/products/5' }
const place = '/assets/x.js:3:7'
const policyLine = { report: 'csp-violation', ...page5, what: 'script-src-elem', place }

it.each([
  ['application/reports+json', [violation], { ...policyLine, blocked: 'https://other.example' }],
  [
    'application/csp-report',
    oldViolation,
    { report: 'csp-violation', ...page5, what: 'style-src-attr', blocked: 'inline', place },
  ],
  [
    'application/json ; charset=utf-8',
    clientError,
    { report: 'client-error', ...page5, what: 'TypeError', place },
  ],
])('a report as %s is one line of the log, without what the visitor typed', async (type, body, line) => {
  const { lines, send } = makeHarness()
  const response = await send(JSON.stringify(body), { type })
  expect(response.status).toBe(204)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(lines).toEqual([line])
})

it.each([
  ['documentURL', 'https://veritally.example/a,Sokha', { page: '' }],
  ['documentURL', 'data:Sokha,/a', { page: '' }],
  ['blockedURL', 'http://other.example/Sokha', { blocked: 'http://other.example' }],
  ['blockedURL', 'chrome-extension://sokha/x', { blocked: 'chrome-extension:' }],
  ['blockedURL', 'eval Sokha', { blocked: '' }],
  ['blockedURL', 'Sokha eval', { blocked: '' }],
])('of the %s %s the log has %j', async (field, url, logged) => {
  const { lines, send } = makeHarness()
  await send(JSON.stringify({ ...violation, body: { ...violation.body, [field]: url } }))
  expect(lines).toMatchObject([logged])
})

it('a report is one of ten at most', async () => {
  const { lines, send } = makeHarness()
  await send(JSON.stringify(Array<object>(20).fill(violation)))
  expect(lines).toHaveLength(10)
})

it.each([
  [405, 'Send reports with POST.', null, { method: 'GET' }],
  [415, `Send reports as ${types.join(' or ')}.`, '[]', { type: 'text/plain' }],
  [413, 'The body is longer than 16384 bytes.', ' '.repeat(16 * 1024 + 1), {}],
  [400, 'The body is not JSON.', '[', {}],
  [400, 'The body is not JSON.', new Uint8Array([0xff]), {}],
])('a fault is answered with %i: %s', async (status, detail, body, sent) => {
  const { lines, send } = makeHarness()
  const response = await send(body, sent)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status, detail })
  expect(lines).toEqual([])
})

it('the 21st of an address in a minute is answered with 429', async () => {
  const { send } = makeHarness()
  for (let sent = 0; sent < 20; sent += 1) expect((await send('[]')).status).toBe(204)
  const response = await send('[]')
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.json()).toMatchObject({ status: 429, detail: 'Too many reports from this address.' })
})

const slow = [-1, 600_001, '1/../2', null, [1], {}].map((lcp) => ({ type: 'vitals', body: { lcp } }))
const strange = [7, null, 'csp-violation', [[violation]], { type: 'other', body: {} }]

it.each([...strange, { type: 'csp-violation' }, ...slow])('%j is left out', async (value) => {
  const { lines, send } = makeHarness()
  expect((await send(JSON.stringify([value, clientError]))).status).toBe(204)
  expect(lines).toHaveLength(1)
})

it('the speed of a page is one line of its kind and whole numbers, without an address or a name', async () => {
  const { lines, send } = makeHarness()
  const vitals = { fcp: 900.4, lcp: 3000.5, inp: 64, cls: 12.3, hydrated: 0, replayed: 2 }
  const body = { page: 'product', navigation: 'soft-navigation', ...vitals, name: 'Sokha' }
  const addressed = { type: 'vitals', body: { page: '/products/5', lcp: 7 } }
  expect((await send(JSON.stringify([{ type: 'vitals', url: page, body }, addressed]))).status).toBe(204)
  const whole = { fcp: 900, lcp: 3001, inp: 64, cls: 12, hydrated: 0, replayed: 2 }
  expect(lines).toEqual([
    { report: 'vitals', page: 'product', navigation: 'soft-navigation', ...whole },
    { report: 'vitals', page: '', navigation: '', lcp: 7 },
  ])
})
