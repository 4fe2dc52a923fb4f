import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { digestOf } from '../../../../functions/relay/requests/digest.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import {
  hour,
  makeRelaySimulation,
  newRequest,
  type RelaySimulation,
} from '../../../support/relay/relaySimulation.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/relay/testDatabase.ts'

let database: TestDatabase
let relay: RelaySimulation

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.clear()
  relay = makeRelaySimulation(database)
})
afterAll(() => database.close())

/** A request that another release left, with other fields. */
const leave = async (fields: object) => {
  const request = await newRequest()
  relay.answerWith(503)
  await relay.startProcess().send(request)
  relay.answerWith(200)
  const text = JSON.stringify(fields)
  await database.query('update requests set body = $1, last_failure = $2', [text, 'throttled [1]'])
  return request
}

const { position, ...fewer } = sampleQuote

it.each([
  ['more', { ...sampleQuote, fax: '+855 23 000 000' }],
  ['less', fewer],
])('a request of a release with a field %s is delivered as it was sent', async (_name, fields) => {
  const request = await leave(fields)
  relay.clock.now += hour
  const { run, requests } = relay.startProcess()
  expect(await requests.outcomeOf(request), 'a failure that this release does not know').toEqual({
    kind: 'timeout',
  })
  await run()
  expect(relay.given).toEqual([request.key])
  expect(relay.lastBody()).toEqual(fields)
})

it('a body that this release cannot read is left to another one, and said', async () => {
  await leave({ fields: [1] })
  relay.clock.now += hour
  await relay.startProcess().run()
  expect(relay.log).toContainEqual(expect.objectContaining({ outcome: 'unreadable' }))
  expect(await relay.rows()).toMatchObject([{ state: 'waiting' }])
})

it('a request that is sent again after a release is the same one while the other field is empty', async () => {
  const { key, digest } = await newRequest()
  const later = (fax: string) => ({ ...sampleQuote, fax })
  expect(await digestOf(key, later(''))).toBe(digest)
  expect(await digestOf(key, later('1'))).not.toBe(digest)
  expect(await digestOf(key, { ...sampleQuote, position: '' })).toBe(
    await digestOf(key, fewer as typeof sampleQuote),
  )
  expect(position).not.toBe('')
})
