import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeRelaySimulation, type RelaySimulation } from './relaySimulation.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

/** A database for the tests of a file, empty before each. */
export const useTestDatabase = () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(() => database.clear())
  afterAll(() => database.close())

  return () => database
}

/** The relay on such a database, with a new form service, clock and log for each test. */
export const useRelay = () => {
  const database = useTestDatabase()
  let relay: RelaySimulation

  beforeEach(() => {
    relay = makeRelaySimulation(database())
  })

  return { database, relay: () => relay }
}
