import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../../functions/relay/requests/database.ts'
import { startBreakableDatabase } from '../../../support/relay/breakableDatabase.ts'
import { hour, makeRelaySimulation, newRequest } from '../../../support/relay/relaySimulation.ts'
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
  await breakable.die()
})

const open = () => makeRelaySimulation({ ...database(), query: pool.query })

it('no request misses the table because connections died between two statements', async () => {
  const relay = open()
  const { send, measures } = relay.startProcess()
  await Promise.all(Array.from({ length: 4 }, () => measures.countMiss('crashed')))
  const requests = Array.from({ length: 4 }, () => newRequest())
  // The pool sees the end of a connection only after this step.
  breakable.breakConnections()
  const results = await Promise.all(requests.map((request) => send(request)))
  const kept = { outcome: { kind: 'delivered' }, kept: true }
  expect(results).toEqual(Array(4).fill(kept))
  expect(relay.calls()).toBe(4)
  expect(relay.log).toEqual([])
})

it('a database that dies stops no delivery, and still has the waiting requests on its return', async () => {
  const relay = open()
  const { send, run } = relay.startProcess()
  relay.answerWith(503)
  const left = newRequest()
  await send(left)
  await breakable.die()
  expect(await send(newRequest())).toMatchObject({ outcome: { upstream: 503 }, kept: false })
  relay.answerWith(200)
  const delivered = newRequest()
  expect(await send(delivered)).toMatchObject({ outcome: { kind: 'delivered' }, kept: false })
  relay.clock.now += hour
  await run()
  await run()
  expect(relay.alerts).toEqual([expect.stringContaining('The database of quote requests does not answer.')])
  await breakable.comeBack()
  await run()
  expect(relay.given).toEqual([delivered.key, left.key])
  expect(await relay.rows()).toMatchObject([{ key: left.key, state: 'delivered' }])
})
