import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRateLimit, sourceOf } from '../../../../../functions/relay/http/rateLimit.ts'

const options = { limit: 20, ceiling: 600, windowMs: 60_000, sources: 1000 }

describe('sourceOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, source) => {
    expect(sourceOf(address)).toBe(source)
  })

  const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const half = fc.array(part, { minLength: 4, maxLength: 4 }).map((parts) => parts.join(':'))
  const network = half.filter((text) => !text.startsWith('0:'))

  it('is one for a /64, and another for another', () => {
    fc.assert(
      fc.property(network, network, half, half, (here, there, one, other) => {
        expect(sourceOf(`${here}:${one}`)).toBe(sourceOf(`${here}:${other}`))
        expect(sourceOf(`${here}:${one}`) === sourceOf(`${there}:${one}`)).toBe(here === there)
      }),
    )
  })

  it('is the same for an IPv4 address and its mapped form', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(sourceOf(`::ffff:${address}`)).toBe(address)
      }),
    )
  })
})

describe('the rate limit', () => {
  it('lets one source send 20 requests in a minute, and says how long to wait', () => {
    const wait = makeRateLimit(options)
    const waits = Array.from({ length: 21 }, (_, index) => wait(`2001:db8::${index.toString(16)}`, index))
    expect(waits).toEqual([...Array<number>(20).fill(0), 60_000 - 20])
    expect(wait('2001:db8:0:1::1', 21)).toBe(0)
    expect(wait('2001:db8::1', 60_000)).toBe(0)
  })

  it('does not count an unknown address', () => {
    const wait = makeRateLimit({ ...options, limit: 1, ceiling: 1 })
    expect([wait('', 0), wait('', 0), wait('203.0.113.1', 0)]).toEqual([0, 0, 0])
  })

  const addresses = fc.array(fc.tuple(fc.ipV4(), fc.nat(300)), { maxLength: 200 })

  it('never lets more through than the limit a source, and beyond the ceiling one of each source', () => {
    fc.assert(
      fc.property(addresses, (requests) => {
        const wait = makeRateLimit({ limit: 3, ceiling: 10, windowMs: 1e9, sources: 1000 })
        const passed = requests.filter(([address]) => wait(address, 0) === 0).map(([address]) => address)
        expect(passed.length).toBeLessThanOrEqual(10 + new Set(requests.map(([address]) => address)).size)
        for (const address of passed) {
          expect(passed.filter((other) => other === address).length).toBeLessThanOrEqual(3)
        }
      }),
    )
  })

  it('lets every newcomer in while 30 addresses send 600 requests a minute each', () => {
    const wait = makeRateLimit(options)
    const waits: number[] = []
    let attacks = 0
    // Five minutes, in which each attacker sends one request every 100 ms, and a newcomer comes each second.
    for (let now = 0; now < 300_000; now += 100) {
      for (let attacker = 0; attacker < 30; attacker += 1)
        if (wait(`203.0.113.${String(attacker)}`, now) === 0) attacks += 1
      const second = now / 1000
      if (Number.isInteger(second))
        waits.push(wait(`198.51.${String(second >> 8)}.${String(second & 255)}`, now))
    }
    expect(waits).toEqual(Array<number>(300).fill(0))
    expect(attacks).toBeLessThanOrEqual(5 * options.ceiling)
  })

  it('beyond the ceiling, refuses first who has had the most', () => {
    const wait = makeRateLimit({ ...options, ceiling: 30 })
    for (const address of ['203.0.113.1', '203.0.113.2'])
      for (let count = 0; count < 15; count += 1) wait(address, 0)
    const waits = Array.from({ length: 12 }, () => wait('198.51.100.1', 1000))
    expect(waits).toEqual([...Array<number>(10).fill(0), 60_000, 60_000])
    expect(wait('203.0.113.1', 1000)).toBe(59_000)
  })

  it('beyond the ceiling, takes one request of each source, however many there are', () => {
    const wait = makeRateLimit({ ...options, ceiling: 2 })
    const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.4']
    expect(addresses.map((address) => wait(address, 0))).toEqual([0, 0, 0, 0, 60_000])
  })

  it('shares the ceiling only among the sources of this window', () => {
    const wait = makeRateLimit({ ...options, ceiling: 4 })
    for (let source = 0; source < 4; source += 1) wait(`10.0.0.${source}`, 0)
    for (const address of ['10.0.1.1', '10.0.1.1', '10.0.1.1']) wait(address, 60_000)
    expect(['10.0.1.2', '10.0.1.2', '10.0.1.2'].map((address) => wait(address, 60_000))).toEqual([
      0, 0, 60_000,
    ])
  })

  it('what one source has too much does not use up the ceiling', () => {
    const wait = makeRateLimit({ ...options, ceiling: 40 })
    for (let count = 0; count < 1000; count += 1) wait('203.0.113.1', 0)
    expect(wait('203.0.113.2', 0)).toBe(0)
  })

  it('forgets the least active source first, so that a flood of addresses does not free the busiest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (others) => {
        const wait = makeRateLimit({ ...options, ceiling: 1e6, sources: 10 })
        for (let count = 0; count < 20; count += 1) wait('203.0.113.1', 0)
        for (let index = 0; index < others; index += 1) wait(`10.0.${index >> 8}.${index & 255}`, 1)
        expect(wait('203.0.113.1', 2)).toBeGreaterThan(0)
      }),
    )
  })

  it('counts a new source also when every other one is more active', () => {
    const wait = makeRateLimit({ ...options, limit: 2, sources: 2 })
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2']) wait(address, 0)
    expect(['10.0.0.3', '10.0.0.3', '10.0.0.3'].map((address) => wait(address, 1) > 0)).toEqual([
      false,
      false,
      true,
    ])
  })

  it('forgets nobody for a source that it knows', () => {
    const wait = makeRateLimit({ ...options, limit: 2, sources: 2 })
    wait('10.0.0.1', 0)
    const addresses = ['10.0.0.2', '10.0.0.2', '10.0.0.1', '10.0.0.1']
    expect(addresses.map((address) => wait(address, 0))).toEqual([0, 0, 0, 60_000])
  })

  it('forgets what is over before what is still counted', () => {
    const wait = makeRateLimit({ ...options, limit: 2, sources: 2 })
    for (let count = 0; count < 5; count += 1) wait('10.0.0.1', 0)
    wait('10.0.0.2', 59_000)
    wait('10.0.0.2', 59_000)
    wait('10.0.0.3', 61_000)
    expect(wait('10.0.0.2', 61_000)).toBeGreaterThan(0)
  })
})
