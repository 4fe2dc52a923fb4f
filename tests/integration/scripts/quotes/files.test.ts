import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../functions/relay/requests/outcome.ts'
import { makeRequestStore, newLease } from '../../../../functions/relay/requests/requestStore.ts'
import { quoteFieldOrder } from '../../../../src/domain/contract/quoteFields.ts'
import { readSpreadsheet } from '../../../support/documents/readSpreadsheet.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'
import { newRequest } from '../../../support/relay/relaySimulation.ts'
import { runQuotes } from '../../../support/relay/runQuotes.ts'
import { useTestDatabase } from '../../../support/relay/useRelay.ts'
import { seedFolder } from '../../../support/seedFolder.ts'

const secrets = ['a1'.repeat(32)]
const now = Date.parse('2026-11-22T05:00:00Z')

const database = useTestDatabase()
let file: string

beforeEach(() => {
  file = join(seedFolder({}), 'requests.jsonl')
})

const run = (...words: string[]) => runQuotes(database(), words, { secrets, now })

const written = (count: number, all: number) => ({
  code: 0,
  output: '',
  told: `Wrote ${count} of ${all} requests to ${file}`,
})

const add = async (outcome: Outcome, quote = sampleQuote, received = now) => {
  const request = newRequest(undefined, quote)
  await makeRequestStore(database().query, () => received, secrets).settle(
    newLease(request, received),
    outcome,
  )
  return request
}

const unreachable: Outcome = { kind: 'unreachable' }
const proven: Outcome = { kind: 'delivered', proven: true }

const rows = () => database().query('select * from requests order by received, key', [])

describe('export and import', () => {
  it('move every row unchanged with its sealed body, and a second import changes nothing', async () => {
    const outcomes: Outcome[] = [unreachable, { kind: 'refused', upstream: 422 }, proven]
    for (const [index, outcome] of outcomes.entries()) await add(outcome, sampleQuote, now + index)
    const before = await rows()
    expect(await run('export', file)).toEqual(written(3, 3))
    expect(await readFile(file, 'utf8')).not.toContain('Sokha')
    await database().clear()
    expect((await run('import', file)).output).toBe('3 taken, 0 known already, 0 not understood')
    expect(await rows()).toEqual(before)
    await database().query(`update requests set state = 'delivered'`, [])
    expect((await run('import', file)).output).toBe('0 taken, 3 known already, 0 not understood')
    expect(await rows()).toMatchObject(before.map(() => ({ state: 'delivered' })))
  })

  it('write a file that only its owner can read, even over one that others could read', async () => {
    await writeFile(file, 'a longer file than the new one', { mode: 0o644 })
    await run('export', file)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await readFile(file, 'utf8')).toBe('')
    expect((await run('import', file)).output).toBe('0 taken, 0 known already, 0 not understood')
  })

  it.each(['export', 'import'])('%s names a file that is not there', async (command) => {
    const { code, told } = await run(command, '/nowhere/requests.jsonl')
    expect(told).toContain(`'/nowhere/requests.jsonl'`)
    expect(code).toBe(1)
  })
})

it('export --xlsx has opened bodies with the fields of any release, and says what it lacks', async () => {
  const { reference } = await add(unreachable, { ...sampleQuote, ...{ fax: 'one' } })
  await add(proven, sampleQuote, now + 1)
  expect(await run('export', file, '--xlsx')).toEqual(written(1, 2))
  const rows = await readSpreadsheet(new Blob([await readFile(file)]))
  const columns = ['reference', 'state', 'received', 'suspected', ...quoteFieldOrder, 'fax']
  const texts = quoteFieldOrder.map((field) => sampleQuote[field]).filter((text) => text !== '')
  expect(rows).toEqual([columns, [reference, 'waiting', '2026-11-22T05:00:00Z', 'trap', ...texts, 'one']])
  const sealed = await runQuotes(database(), ['export', file, '--xlsx'])
  expect(sealed.told).toContain('1 could not be opened with this QUOTE_DATA_KEY.')
  expect(sealed.code).toBe(1)
})

it('a line that cannot be taken is named by its number, and the others are taken', async () => {
  await add(unreachable)
  await run('export', file)
  const line = await readFile(file, 'utf8')
  const { key, ...rest } = JSON.parse(line) as Record<string, string>
  const lost = JSON.stringify({ ...rest, key: crypto.randomUUID(), state: 'lost' })
  await database().clear()
  await writeFile(file, [line.slice(0, 99), line.trim(), '[]', lost, '{"key":"x"}', '7', ''].join('\n'))
  const { code, output, told } = await run('import', file)
  expect(output).toBe('1 taken, 0 known already, 5 not understood')
  expect(told.match(/^Line \d/gm)).toEqual(['Line 1', 'Line 3', 'Line 4', 'Line 5', 'Line 6'])
  expect(told).toContain('requests_state_check')
  expect(code).toBe(1)
  expect(await rows()).toMatchObject([{ key }])
})
