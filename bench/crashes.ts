import { lendEnvironment } from '../scripts/environment.ts'
import { startPostgres } from '../scripts/startPostgres.ts'
import { runCrashLoad } from '../tests/support/relay/crashLoad.ts'
import { openTestDatabase } from '../tests/support/relay/testDatabase.ts'

/** `npm run bench`: 2,000 requests, a fifth of the deliveries failing, four processes killed in turn. */
const { url, stop } = await startPostgres()
lendEnvironment({ TEST_POSTGRES_URL: url })
const database = await openTestDatabase()
const load = { count: 2000, processes: 4, atOnce: 50, failing: 0, kills: 5 }
console.log(JSON.stringify(await runCrashLoad(database, load)))
await database.close()
stop()
