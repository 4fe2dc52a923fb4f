import { describe, expect, it } from 'vitest'
import { newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { day, hour, minute, newRequest } from '../../../support/relay/relaySimulation.ts'
import { useRelay } from '../../../support/relay/useRelay.ts'

const { relay, database } = useRelay()

const bodies = async () => (await relay().rows()).map(({ body }) => body)

/** Whether the tables have anything that the visitor typed. */
const isTyped = async (): Promise<boolean> => {
  const tables = await database().query<object>('select * from requests full join notes on false', [])
  return Object.values<string>({ ...sampleQuote }).some((typed) => JSON.stringify(tables).includes(typed))
}

describe('the fields of a request', () => {
  it('are erased with a proven delivery, whose mark is deleted after 30 days', async () => {
    const { send, run } = relay().startProcess({ proof: { in: 'header', name: 'X-Receipt' } })
    relay().answerWith(200, { 'X-Receipt': 'a1' })
    const request = newRequest()
    await send(request)
    expect(await bodies()).toEqual([null])
    relay().clock.now += 30 * day - 1
    await run()
    expect((await send(request)).outcome).toEqual({ kind: 'delivered' })
    expect(relay().given).toHaveLength(1)
    relay().clock.now += 1
    await run()
    expect(await relay().rows()).toEqual([])
  })

  it('are erased 72 hours after a delivery that nothing proves', async () => {
    const { send, run } = relay().startProcess()
    await send(newRequest())
    relay().clock.now += 72 * hour - 1
    await run()
    expect(await bodies()).toEqual([expect.any(String)])
    relay().clock.now += 1
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'delivered', body: null, last_failure: null }])
    const written = () => database().query('select xmin::text from requests', [])
    const before = await written()
    await run()
    expect(await written(), 'it is erased once').toEqual(before)
  })

  it('are erased at most 30 days after the request, even if it was delivered shortly before', async () => {
    const { requests, run } = relay().startProcess()
    const first = newLease(newRequest(), relay().clock.now)
    await requests.take(first)
    relay().clock.now += 29 * day
    await requests.settle(first, { kind: 'delivered' })
    relay().clock.now += day
    await run()
    expect(await bodies()).toEqual([null])
  })

  it('are sealed if there is a key, and opened with an older key', async () => {
    const [old, next] = ['a1'.repeat(32), 'b2'.repeat(32)]
    relay().answerWith(503)
    await relay()
      .startProcess({ dataKeys: [old] })
      .send(newRequest())
    expect(await isTyped()).toBe(false)
    relay().answerWith(200)
    relay().clock.now += hour
    await relay().startProcess().run()
    expect(relay().log).toContainEqual(expect.objectContaining({ outcome: 'unreadable' }))
    relay().clock.now += hour
    await relay()
      .startProcess({ dataKeys: [next, old] })
      .run()
    expect(relay().given).toHaveLength(1)
    expect(relay().changed()).toEqual([])
  })

  it('are sealed anew when the request is sent again', async () => {
    const request = newRequest()
    relay().answerWith(503)
    await relay()
      .startProcess({ dataKeys: ['a1'.repeat(32)] })
      .send(request)
    const { requests, run } = relay().startProcess({ dataKeys: ['b2'.repeat(32)] })
    await requests.take(newLease(request, relay().clock.now))
    relay().answerWith(200)
    relay().clock.now += hour
    await run()
    expect(relay().given).toEqual([request.key])
  })

  it('are nowhere after 31 days, whatever happened to the requests', async () => {
    const { requests, send, run } = relay().startProcess()
    await requests.take(newLease(newRequest(), relay().clock.now))
    for (const status of [200, 401, 422, 503]) {
      relay().answerWith(status)
      await send(newRequest())
    }
    expect(await isTyped()).toBe(true)
    await relay().runFor(31 * day, run, 6 * hour)
    expect(await isTyped()).toBe(false)
    expect(await relay().rows()).toEqual([])
  })
})

describe('a request that the form service does not take', () => {
  it('is given up as refused after 14 days, and its owner gets an alert', async () => {
    relay().service.answer = () => new Response('The mailbox is full', { status: 503 })
    const { send, run } = relay().startProcess()
    await send(newRequest())
    relay().clock.now += 14 * day - minute
    await run()
    expect(await relay().rows()).toMatchObject([{ state: 'waiting' }])
    relay().clock.now += minute
    await run()
    const text = expect.any(String) as string
    const gaveUp = { state: 'refused', last_failure: 'gave up', body: text, reason: text }
    expect(await relay().rows(), 'the owner may send it again').toMatchObject([gaveUp])
    const told = relay().alerts.filter((text) => text.startsWith('The form service will never take 1'))
    expect(told).toHaveLength(1)
  })

  it('is not given up while it is being delivered, and not delivered once it has to be given up', async () => {
    const { requests } = relay().startProcess()
    const leased = newLease(newRequest(), relay().clock.now)
    const giveUpAt = relay().clock.now + 14 * day
    await requests.take({ ...leased, lease: new Date(giveUpAt + 1) })
    relay().clock.now = giveUpAt
    await requests.expire()
    expect(await relay().rows()).toMatchObject([{ state: 'waiting' }])
    relay().clock.now += 1
    expect((await requests.takeDue(4)).leased).toEqual([])
    await requests.expire()
    expect(await relay().rows()).toMatchObject([{ state: 'refused' }])
  })

  it('is not deleted while it is being delivered, even if no run came for 31 days', async () => {
    const { requests } = relay().startProcess()
    const request = newRequest()
    await requests.take(newLease(request, relay().clock.now))
    relay().clock.now += 31 * day
    await requests.take(newLease(request, relay().clock.now))
    await requests.expire()
    expect(await relay().rows()).toMatchObject([{ state: 'waiting' }])
  })

  it('after 422 is refused at once, never tried again, and kept for 30 days', async () => {
    relay().service.answer = () => new Response('No such field', { status: 422 })
    const { send, run } = relay().startProcess()
    await send(newRequest())
    await relay().runFor(day, run, hour)
    expect(relay().calls()).toBe(1)
    const text = expect.any(String) as string
    const refused = { state: 'refused', body: text, last_failure: 'refused (422)', reason: text }
    expect(await relay().rows()).toMatchObject([refused])
    relay().clock.now += 29 * day
    await run()
    expect(await relay().rows()).toEqual([])
  })
})

it('hourly counts are deleted after a day, and other notes stay', async () => {
  const { measures, requests } = relay().startProcess()
  await measures.countMiss('crashed')
  await measures.noteRun()
  relay().clock.now += 25 * hour
  await requests.expire()
  expect(await database().query('select name from notes', [])).toEqual([{ name: 'run' }])
})
