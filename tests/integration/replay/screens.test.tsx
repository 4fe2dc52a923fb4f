// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { termPressed } from '../../../src/domain/glossary/openTermSlice.ts'
import { videoOpened } from '../../../src/domain/state/modalsSlice.ts'
import { openVisit } from '../../support/replay/openVisit.ts'
import { anywhere, pages, visits } from '../../support/replay/visitSteps.ts'

/** `npm run test:load` and `npm run test:visits` take more; a mode, since tests read no environment. */
const sequences = { load: 100, visits: 5000 }[import.meta.env.MODE] ?? 10

/** Found by long runs: what took the focus in a jump closed a term. */
const term = () => termPressed('uv Ultraviolet (UV)')
const found = [
  [
    { path: '/products', events: [term] },
    { path: '/products/5#specifications', events: [] },
  ],
  [{ path: '/products/5', events: [term, () => videoOpened({ productId: 5, index: 0 })] }],
]

beforeEach(() => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
  vi.useFakeTimers({ toFake: [...timers, 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => void vi.useRealTimers())

it(
  'each screen of a visit is that of its state, however it was reached (property)',
  async () => {
    const visit = await openVisit()
    // The scripts of pages and modals come now.
    for (const { paths, events } of pages) {
      await visit.goTo(paths[0] ?? '/')
      for (const event of [...events, ...anywhere]) await visit.act(event())
    }
    const check = fc.asyncProperty(visits, async (stays) => {
      await visit.begin()
      const seen = [{ index: 0, screen: visit.screen() }]
      const look = () => seen.push({ index: visit.latest(), screen: visit.screen() })
      for (const { path, events } of stays) {
        await visit.goTo(path)
        look()
        for (const event of events) {
          await visit.act(event())
          look()
        }
      }
      await visit.rest()
      const log = visit.devTools.log()
      const stored = [...visit.services.stored]
      for (const { index, screen } of seen.reverse()) {
        await visit.jumpTo(index)
        expect(visit.screen(), `after ${log.slice(1, index + 1).join(', ')}`).toBe(screen)
      }
      expect(visit.devTools.log(), 'a jump is no event').toEqual(log)
      expect([...visit.services.stored], 'a jump stores nothing').toEqual(stored)
      await visit.jumpTo(log.length - 1)
    })
    await fc.assert(check, { numRuns: sequences, examples: found.map((visit) => [visit]) })
  },
  60_000 + sequences * 3000,
)
