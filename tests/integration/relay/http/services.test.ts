import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import deliver from '../../../../functions/deliver.ts'
import health from '../../../../functions/health.ts'
import quote from '../../../../functions/quote.ts'
import { makeQuoteHandler } from '../../../../functions/relay/http/quoteHandler.ts'
import { newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { makeServices } from '../../../../functions/relay/services/services.ts'
import { lendEnvironment } from '../../../../scripts/environment.ts'
import { type FormService, startFormService } from '../../../../scripts/formService/server.ts'
import { makeRequest } from '../../../support/relay/quoteHarness.ts'
import { asDelivered, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { newRequest } from '../../../support/relay/relaySimulation.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'

const variables = ['FORM_TOKEN', 'FORM_PROOF', 'FORM_FIELDS', 'FORM_NAMES', 'DATA_KEY']
const previews = ['deploy-preview', 'branch-deploy', 'staging']

const database = useTestDatabase()
let service: FormService
let giveBack: () => void
let lines: string[]

beforeEach(async () => {
  service = await startFormService({ port: 0, file: ':memory:' })
  const none = Object.fromEntries(variables.map((name) => [`QUOTE_${name}`, '']))
  giveBack = lendEnvironment({ ...none, QUOTE_FORM_URL: service.url, NETLIFY_DB_URL: database().url })
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})

afterEach(async () => {
  giveBack()
  await service.close()
})

const send = () => makeQuoteHandler(makeServices())(makeRequest())
const rows = () => database().query<{ state: string }>('select state from requests', [])
const states = async () => (await rows()).map(({ state }) => state)
const arrivedAt = async (url: string) =>
  (await (await fetch(new URL('/requests.json', url))).json()) as { fields: object }[]
const arrived = async () => (await arrivedAt(service.url)).length

describe('a preview', () => {
  it.each(previews)('delivers nothing, has no schedule, and keeps what it gets: %s', async (context) => {
    const call = { deploy: { context } }
    const request = makeRequest({ headers: { 'X-Nf-Deploy-Context': 'production' } })
    expect((await quote(request, call)).status).toBe(503)
    await database().query("update requests set due = now() - interval '1 hour', leased_until = null", [])
    await deliver(request, call)
    expect(await arrived()).toBe(0)
    expect(await states()).toEqual(['waiting'])
    expect(await database().query('select name from notes', [])).toEqual([])
    expect(await (await health(request, call)).json()).toEqual({ relay: 'unconfigured', database: 'ok' })
  })

  it("cannot read the bodies of its copy of production's rows", async () => {
    process.env.QUOTE_DATA_KEY = 'a1'.repeat(32)
    const request = newRequest()
    await makeServices().requests?.take(newLease(request, Date.now() - 3_600_000))
    process.env.QUOTE_DATA_KEY = ''
    const found = await makeServices(true).requests?.takeDue(4)
    expect(found).toEqual({ leased: [], unreadable: [request.reference] })
  })

  it("tells no alert of its copy of production's rows", async () => {
    await makeServices().countMiss('crashed')
    await makeServices(true).watch()
    expect(lines).toEqual([])
    await makeServices().watch()
    expect(lines).toHaveLength(1)
  })

  it('is not taken for production or development', async () => {
    for (const call of [{ deploy: { context: 'production' } }, { deploy: { context: 'dev' } }, {}]) {
      const key = crypto.randomUUID()
      const headers = { 'X-Nf-Deploy-Context': 'deploy-preview', 'Idempotency-Key': key }
      expect((await quote(makeRequest({ headers }), call)).status).toBe(200)
    }
    expect(await arrived()).toBe(3)
    expect(await states()).toEqual(Array(3).fill('delivered'))
  })
})

it('a delivery has the signature, the names and the fields that the form service wants', async () => {
  const secret = `whsec_${btoa('a secret of 24 bytes or more')}`
  const signed = await startFormService({ port: 0, file: ':memory:', secrets: [secret] })
  const wanted = {
    QUOTE_FORM_FIELDS: '{"list":7,"phone":"of the office"}',
    QUOTE_FORM_NAMES: '{"email":"_replyto"}',
  }
  const mend = lendEnvironment({ QUOTE_FORM_URL: signed.url, QUOTE_FORM_TOKEN: secret, ...wanted })
  const { reference } = (await (await send()).json()) as { reference: string }
  mend()
  const { email, ...others } = asDelivered(sampleQuote, reference)
  expect(await arrivedAt(signed.url)).toMatchObject([{ fields: { ...others, list: 7, _replyto: email } }])
  await signed.close()
})

it('without a database a request is delivered, and nothing breaks', async () => {
  const mend = lendEnvironment({ NETLIFY_DB_URL: '' })
  const services = makeServices()
  mend()
  expect(services.requests).toBeUndefined()
  await Promise.all([services.watch(), services.countMiss('crashed')])
  expect((await makeQuoteHandler(services)(makeRequest())).status).toBe(200)
  expect(await arrived()).toBe(1)
})

it.each([
  { QUOTE_FORM_TOKEN: '“token”' },
  { QUOTE_FORM_TOKEN: 'whsec_short' },
  { QUOTE_FORM_PROOF: 'id' },
  { QUOTE_FORM_FIELDS: '[]' },
  { QUOTE_FORM_NAMES: '{' },
  { QUOTE_FORM_URL: 'forms.example' },
])('a request waits when a faulty variable would change its delivery: %j', async (faulty) => {
  const mend = lendEnvironment(faulty)
  expect((await send()).status).toBe(503)
  mend()
  expect(await arrived()).toBe(0)
  expect(await states()).toEqual(['waiting'])
  expect(lines[0]).toContain(`{"outcome":"misconfigured","note":"${Object.keys(faulty).join()} must be`)
})

it("alerts and counts of a lost database delay no visitor's answer", async () => {
  const mend = lendEnvironment({ NETLIFY_DB_URL: 'postgres://127.0.0.1:1/none' })
  const { watch, countMiss } = makeServices()
  mend()
  await expect(Promise.all([watch(), countMiss('crashed')])).resolves.toEqual([undefined, undefined])
})
