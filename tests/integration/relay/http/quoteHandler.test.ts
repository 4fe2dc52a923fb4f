import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../functions/relay/requests/outcome.ts'
import { isReference } from '../../../../src/domain/contract/relay.ts'
import { problemOf, site, useQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { asDelivered, sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { passTime, startVirtualTime } from '../../../support/relay/virtualTime.ts'

const { relay, startProcess, call } = useQuoteHarness()

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const outcomes = () => relay().log.map(({ outcome }) => outcome)

describe('a good request', () => {
  it('is in the table before it is delivered unchanged, and answered with its reference', async () => {
    let during: Awaited<ReturnType<ReturnType<typeof relay>['rows']>> = []
    relay().service.answer = async () => {
      during = await relay().rows()
      return new Response()
    }
    const response = await call()
    expect(response.status).toBe(200)
    const { reference, ...rest } = (await response.json()) as { reference: string }
    expect(isReference(reference)).toBe(true)
    expect(rest).toEqual({})
    expect(relay().given).toEqual([sampleKey])
    expect(relay().lastBody()).toEqual(asDelivered(sampleQuote))
    expect(during).toMatchObject([{ key: sampleKey, state: 'waiting' }])
    expect(JSON.parse(during[0]?.body ?? '')).toEqual(sampleQuote)
    expect(await relay().rows()).toMatchObject([{ key: sampleKey, state: 'delivered', reference }])
  })

  it('may leave out what is optional, and is trimmed', async () => {
    const { firstName, lastName, email, phone } = sampleQuote
    const typed = { firstName: ` ${firstName}\n`, message: 'Line\r\n\tline', fax: '' }
    const body = JSON.stringify({ ...typed, lastName, email, phone })
    expect((await call({ body })).status).toBe(200)
    const trimmed = { firstName, company: '', country: '', message: 'Line\r\n\tline' }
    expect(relay().lastBody()).toMatchObject(asDelivered(trimmed))
    expect(relay().lastBody()).not.toHaveProperty('fax')
  })

  it.each(['Application/JSON', 'application/json; charset=utf-8'])('may be of the type %s', async (type) => {
    expect((await call({ headers: { 'Content-Type': type } })).status).toBe(200)
  })

  it.each([
    { Origin: site },
    // Behind a proxy the relay does not know the address that the visitor sees.
    { Origin: 'https://www.veritally.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('may come from a page of this site: %j', async (headers) => {
    expect((await call({ headers })).status).toBe(200)
  })

  it.each([
    [{ 'X-Form-Trap': '1' }, ['trap']],
    [{ 'X-Form-Seconds': '2' }, ['fast']],
    [{ 'X-Form-Seconds': '3' }, []],
    [{ 'X-Form-Seconds': '' }, ['direct']],
    [{ 'X-Form-Seconds': '0', 'X-Form-Trap': '1' }, ['trap', 'fast']],
  ])('is marked when it looks like spam, and delivered: %j', async (headers, spamSignals) => {
    expect((await call({ headers })).status).toBe(200)
    expect(relay().given).toHaveLength(1)
    expect(await relay().rows()).toMatchObject([{ spam_signals: spamSignals.join(' ') }])
  })
})

describe('a delivery that fails', () => {
  const failures: [Outcome, number, string][] = [
    [{ kind: 'refused', upstream: 401 }, 502, 'The form service did not take the request.'],
    [{ kind: 'unreachable' }, 502, 'The form service cannot be reached.'],
    [{ kind: 'timeout' }, 504, 'The form service did not answer in time.'],
    [{ kind: 'unconfigured' }, 503, 'Quote requests cannot be delivered at the moment.'],
  ]

  it.each(failures)('is answered, as it is kept, after %j with %i', async (outcome, status, detail) => {
    const response = await call({}, { deliver: () => Promise.resolve(outcome) })
    expect(response.status).toBe(status)
    const [row] = await relay().rows()
    const problem = { type: 'about:blank', title: expect.any(String) as string, status, detail }
    expect(await problemOf(response)).toEqual({ ...problem, kept: true, reference: row?.reference })
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, leased_until: null })
    const upstream = outcome.kind === 'refused' ? { upstream: 401 } : {}
    const line = { outcome: outcome.kind, status, reference: row?.reference, ms: 0, ...upstream }
    expect(relay().log).toEqual([line])
  })

  it.each<[Outcome]>([
    ...failures.map(([outcome]): [Outcome] => [outcome]),
    [{ kind: 'unproven', upstream: 200 }],
  ])('is not said to be kept where there is no database, after %j', async (outcome) => {
    const response = await call({}, { requests: undefined, deliver: () => Promise.resolve(outcome) })
    expect(await problemOf(response)).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: 'Quote requests can neither be delivered nor kept at the moment.',
    })
  })

  it.each([400, 413, 422])(
    'says after %i, each time, that nobody will deliver the request',
    async (status) => {
      relay().answerWith(status)
      for (const answer of [await call(), await call()]) {
        expect(answer.status).toBe(502)
        const reference = expect.stringMatching(/^Q-/) as string
        expect(await answer.json()).toMatchObject({ kept: true, undeliverable: true, reference })
      }
      expect(await relay().rows()).toMatchObject([{ state: 'refused' }])
      const response = await call({ headers: newKey() }, { requests: undefined })
      expect(await response.json()).not.toHaveProperty('undeliverable')
    },
  )

  it('without proof of receipt is success for the visitor, as the request is kept', async () => {
    expect((await call({}, { proof: { in: 'json', name: 'id' } })).status).toBe(200)
    expect(await relay().rows()).toMatchObject([{ state: 'waiting', last_failure: 'unproven (200)' }])
    expect(relay().log).toMatchObject([{ outcome: 'unproven', status: 200, upstream: 200 }])
  })
})

describe('the table', () => {
  it('is left out when it is silent for 2 s, and the delivery is settled after the answer', async () => {
    startVirtualTime()
    const { send, faults, works } = startProcess({ now: Date.now })
    faults.fail('take', 'is silent before')
    faults.fail('settle', 'is silent before')
    const times: number[] = []
    relay().service.answer = () => {
      times.push(Date.now())
      return new Response()
    }
    const began = Date.now()
    expect((await passTime(send())).status).toBe(200)
    expect(times).toEqual([began + 2000])
    expect(Date.now() - began).toBe(8900)
    expect(works).toHaveLength(2)
    expect(outcomes()).toEqual(['database-failed', 'database-failed', 'delivered'])
  })

  it.each(['take', 'settle'] as const)('keeps the request although its step %s fails', async (step) => {
    const { send, faults } = startProcess()
    relay().answerWith(503)
    faults.fail(step, 'fails before')
    expect(await (await send()).json()).toMatchObject({ kept: true })
  })

  it('does not say that the request is kept when it fails altogether', async () => {
    const { send, faults } = startProcess()
    relay().answerWith(503)
    for (const step of ['take', 'settle'] as const) faults.fail(step, 'fails before')
    expect(await (await send()).json()).not.toHaveProperty('kept')
  })

  it('leaves the request to the schedule when it takes too much of the time', async () => {
    const { requests } = startProcess()
    const slow: typeof requests = {
      ...requests,
      take: (leased) => {
        relay().clock.now += 7000
        return requests.take(leased)
      },
    }
    expect((await call({}, { requests: slow })).status).toBe(504)
    expect(relay().calls()).toBe(0)
    expect(await relay().rows()).toMatchObject([{ state: 'waiting', last_failure: 'timeout' }])
  })
})

describe('a key that comes again', () => {
  it('gets the same answer, even in capitals, and no second delivery', async () => {
    const textOf = async (headers = {}) => (await call({ headers })).text()
    const first = await textOf()
    expect(await textOf({ 'Idempotency-Key': sampleKey.toUpperCase() })).toBe(first)
    expect(relay().given).toEqual([sampleKey])
    expect(await textOf(newKey())).not.toBe(first)
  })

  it('with other content is refused', async () => {
    await call()
    const response = await call({ body: JSON.stringify({ ...sampleQuote, company: 'Another' }) })
    expect(response.status).toBe(422)
    const detail = 'This Idempotency-Key belongs to a request with other content.'
    expect(await problemOf(response)).toMatchObject({ detail })
    expect(relay().given).toHaveLength(1)
  })
})
