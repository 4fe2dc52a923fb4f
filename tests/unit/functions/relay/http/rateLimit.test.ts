import { describe, expect, it } from 'vitest'
import { makeRateLimit, sourceOf } from '../../../../../functions/relay/http/rateLimit.ts'
import addresses from '../../../../support/fixtures/addresses.json'

it.each(addresses.sources)('the source of $ip is $source', ({ ip, source }) => {
  expect(sourceOf(ip)).toBe(source)
})

describe('the rate limit', () => {
  const times = (count: number, ask: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => ask(index))

  it('takes 20 requests of a source in a minute, and says how long to wait', () => {
    const wait = makeRateLimit()
    expect(times(21, (index) => wait(`2001:db8::${index.toString(16)}`, index))).toEqual([
      ...Array<number>(20).fill(0),
      60_000 - 20,
    ])
    expect(wait('2001:db8:0:1::1', 21), 'another source').toBe(0)
    expect(wait('2001:db8::1', 59_999)).toBe(1)
  })

  it('counts each minute anew', () => {
    const wait = makeRateLimit()
    for (const now of [0, 60_000, 150_000])
      expect(times(21, () => wait('203.0.113.1', now)).slice(-2)).toEqual([0, 60_000])
  })

  it('takes all requests without an address', () => {
    const wait = makeRateLimit()
    expect(Math.max(...times(21, () => wait('', 0)))).toBe(0)
  })

  it('remembers 1,000 sources, and forgets the one that came first', () => {
    const wait = makeRateLimit()
    const first = () => times(21, () => wait('203.0.113.1', 0)).at(-1)
    const come = (count: number) => times(count, (index) => wait(`10.0.${index >> 8}.${index & 255}`, 0))
    first()
    come(999)
    expect(wait('203.0.113.1', 0)).toBeGreaterThan(0)
    come(1000)
    expect(wait('203.0.113.1', 0)).toBe(0)
  })
})
