import { describe, expect, it } from 'vitest'
import { runCrashLoad } from '../../../support/relay/crashLoad.ts'

/** `npm run test:load` takes more, and `npm run bench` 2,000. */
const { count, killAt } =
  import.meta.env.MODE === 'load' ? { count: 300, killAt: [120, 240] } : { count: 100, killAt: [60] }

describe(`${count} requests, 50 at a time, with failing deliveries and a server that is killed`, () => {
  it('all arrive, each once', async ({ annotate }) => {
    const figures = await runCrashLoad({ count, killAt })
    await annotate(JSON.stringify(figures))
    const { givenTwice, brokenOff, unkept, statuses, ...rest } = figures
    const { 504: late = 0 } = statuses
    expect(rest).toEqual({ sent: count, arrived: count, lost: 0, doubled: 0, left: 0 })
    expect(brokenOff).toBeGreaterThan(0)
    expect(givenTwice, 'only where the answer was lost or came too late').toBeLessThanOrEqual(
      brokenOff + unkept + late,
    )
    expect(Object.keys(statuses).filter((status) => !['200', '502', '504'].includes(status))).toEqual([])
    expect(Object.values(statuses).reduce((sum, times) => sum + times, 0)).toBe(count)
  })
})
