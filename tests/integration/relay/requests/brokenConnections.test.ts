import { afterAll, beforeAll, expect, it } from 'vitest'
import { pause } from '../../../../functions/relay/lib/time.ts'
import { openDatabase } from '../../../../functions/relay/requests/database.ts'
import { startBreakableDatabase } from '../../../support/relay/breakableDatabase.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'

const database = useTestDatabase()
let breakable: Awaited<ReturnType<typeof startBreakableDatabase>>
let pool: ReturnType<typeof openDatabase>

beforeAll(async () => {
  breakable = await startBreakableDatabase(database().url)
  pool = openDatabase(breakable.url)
})
afterAll(async () => {
  await pool.close()
  await breakable.close()
})

/** Each at the same time as the others, and so by a connection of its own. */
const askFourTimes = () =>
  Promise.all(Array.from({ length: 4 }, () => pool.query('select name from notes', [])))

it('no statement fails because connections died after the one before, or while nobody used them', async () => {
  const empty = [[], [], [], []]
  expect(await askFourTimes()).toEqual(empty)
  // The pool sees their end only after this step.
  breakable.breakConnections()
  expect(await askFourTimes()).toEqual(empty)
  breakable.breakConnections()
  await pause(100)
  expect(await askFourTimes()).toEqual(empty)
})
