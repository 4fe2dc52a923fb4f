import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCrashLoad } from '../../../support/relay/crashLoad.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/relay/testDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** `npm run test:load` takes more, on PostgreSQL. */
const load =
  import.meta.env.MODE === 'load'
    ? { count: 10_000, processes: 12, atOnce: 60, failing: 0.05, kills: 24 }
    : { count: 120, processes: 2, atOnce: 20, failing: 0.05, kills: 2 }

describe(`${load.count} requests to ${load.processes} processes that are killed ${load.kills} times`, () => {
  it('all arrive, each once, though every fifth delivery and 5 % of the statements fail', async ({
    annotate,
  }) => {
    const { givenTwice, seconds, statuses, ...figures } = await runCrashLoad(database, load)
    await annotate(JSON.stringify({ ...figures, givenTwice, seconds, statuses }))
    expect(figures).toMatchObject({ sent: load.count, arrived: load.count, lost: 0, doubled: 0, left: 0 })
    expect(figures.brokenOff, 'no process was killed in the middle of its work').toBeGreaterThan(0)
    expect(Object.keys(statuses).filter((status) => !['200', '502', '503', '504'].includes(status))).toEqual(
      [],
    )
    // Given again is what was delivered without the table, or by a process that was killed before its note.
    expect(givenTwice).toBeLessThan(figures.brokenOff + 0.05 * load.count)
  })
})
