import { expect, it } from 'vitest'
import { runCrashLoad } from '../../../support/relay/crashLoad.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'

const database = useTestDatabase()

/** `npm run test:load` takes more, on PostgreSQL. */
const load =
  import.meta.env.MODE === 'load'
    ? { count: 10_000, processes: 12, atOnce: 60, failing: 0.05, kills: 24 }
    : { count: 120, processes: 2, atOnce: 20, failing: 0.05, kills: 2 }

/** The load takes one to four minutes on a quiet machine. */
const timeout = 900_000

/** Every fifth delivery and 5 % of the statements fail, and processes are killed in the middle of their work. */
it(`${load.count} requests all arrive in spite of faults and kills`, { timeout }, async ({ annotate }) => {
  const { givenTwice, brokenOff, statuses, ...figures } = await runCrashLoad(database(), load)
  await annotate(JSON.stringify({ ...figures, givenTwice, brokenOff, statuses }))
  expect(figures).toMatchObject({ sent: load.count, lost: 0, left: 0 })
  expect(brokenOff, 'no process was killed in the middle of its work').toBeGreaterThan(0)
  expect(['200', '502', '503', '504']).toEqual(expect.arrayContaining(Object.keys(statuses)))
  // Given again is what was delivered without the table, or by a process that was killed before its note.
  expect(givenTwice).toBeLessThan(brokenOff + 0.05 * load.count)
})
