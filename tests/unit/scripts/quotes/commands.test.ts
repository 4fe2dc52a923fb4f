import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  isDue,
  markDelivered,
  markFailed,
  markUndeliverable,
  newEntry,
} from '../../../../functions/relay/journal/entry.ts'
import { indexPath, readIndexPath, unreadablePath } from '../../../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { runTool } from '../../../../scripts/quotes/runTool.ts'
import { joinMessage } from '../../../../src/domain/contract/quoteList.ts'
import { makeMemoryStore, type MemoryStore } from '../../../support/relay/memoryStore.ts'
import { sampleQuote, sampleRequest } from '../../../support/relay/quoteSamples.ts'
import { readEntry, storeEntry } from '../../../support/relay/storedEntry.ts'

const day = 24 * 60 * 60_000
const failure = { kind: 'refused', upstream: 503 } as const
const refusal = { kind: 'refused', upstream: 422 } as const

const keys = { waiting: 'a', delivered: 'b', dead: 'c', setAside: 'd', underway: 'e' }
const references = {
  waiting: await referenceOf(keys.waiting),
  delivered: await referenceOf(keys.delivered),
  dead: await referenceOf(keys.dead),
  setAside: await referenceOf(keys.setAside),
  underway: await referenceOf(keys.underway),
}

let store: MemoryStore

const run = async (...words: string[]) => {
  const printed: string[] = []
  const told: string[] = []
  const tool = {
    store,
    print: (text: string) => void printed.push(text),
    tell: (line: string) => void told.push(line),
  }
  const code = await runTool(tool, words)
  return { code, output: printed.join(''), told: told.join('\n') }
}

const setAside = async (text = '{"version":0,"firstName":"Sokha"}'): Promise<void> => {
  const entry = newEntry(sampleRequest(references.setAside), 3 * day)
  const item = readIndexPath(indexPath(keys.setAside, entry))
  if (item) await store.put(unreadablePath(item), text)
}

beforeEach(async () => {
  store = makeMemoryStore()
  const waiting = markFailed(newEntry(sampleRequest(references.waiting, ['fast']), day), failure, day)
  await storeEntry(store, keys.waiting, waiting)
  const delivered = markDelivered(newEntry(sampleRequest(references.delivered), 2 * day), 2 * day)
  await storeEntry(store, keys.delivered, delivered)
  const dead = markFailed(newEntry(sampleRequest(references.dead), 0), refusal, 0)
  await storeEntry(store, keys.dead, markUndeliverable(dead))
})

const waitingNote = 'refused (503); next try 1970-01-02T00:00:30Z; suspected: fast'
const waitingLine = `${references.waiting}  waiting      1970-01-02T00:00:00Z  ${waitingNote}`
const deliveredLine = `${references.delivered}  delivered    1970-01-03T00:00:00Z`
const deadLine = `${references.dead}  dead-letter  1970-01-01T00:00:00Z  refused (422)`
const setAsideLine = `${references.setAside}  set-aside    1970-01-04T00:00:00Z`

describe('npm run quotes', () => {
  it('lists, oldest first and without personal data', async () => {
    const { output, code } = await run('list')
    expect(output).toBe(`${[deadLine, waitingLine, deliveredLine].join('\n')}\n`)
    expect(code).toBe(0)
  })

  it.each([
    ['waiting', waitingLine],
    ['delivered', deliveredLine],
    ['dead-letter', deadLine],
    ['set-aside', setAsideLine],
  ])('lists what is %s', async (state, line) => {
    await setAside()
    expect((await run('list', '--state', state)).output).toBe(`${line}\n`)
  })

  it('lists nothing', async () => {
    store.texts.clear()
    expect(await run('list')).toEqual({ code: 0, output: 'Nothing.\n', told: '' })
  })

  it('reads no marks of delivered requests', async () => {
    store.fail('get', 'before')
    expect(await run('list', '--state', 'delivered')).toMatchObject({ code: 0, output: `${deliveredLine}\n` })
  })

  it('lists dead letters and what was set aside', async () => {
    await setAside()
    expect((await run('dead-letters')).output).toBe(`${deadLine}\n${setAsideLine}\n`)
  })

  it('shows one, however its reference is typed', async () => {
    const { output } = await run('show', references.waiting.toLowerCase())
    expect(JSON.parse(output)).toMatchObject({ quote: sampleQuote })
  })

  it('shows a message with a quote list as it came', async () => {
    const { reference } = sampleRequest(references.dead)
    const message = joinMessage('Two.', ['2 x MC 280 Mixed-Value Money Counter (No 005)'])
    const request = { ...sampleRequest(reference), quote: { ...sampleQuote, message } }
    await storeEntry(store, keys.dead, markUndeliverable(markFailed(newEntry(request, 0), refusal, 0)))
    expect(JSON.parse((await run('show', reference)).output)).toMatchObject({ quote: { message } })
  })

  it('shows the text that was set aside', async () => {
    await setAside()
    expect((await run('show', references.setAside)).output).toContain('Sokha')
  })

  it.each(['waiting', 'dead'] as const)('makes what is %s due at once', async (which) => {
    expect((await run('retry', references[which])).code).toBe(0)
    const entry = await readEntry(store, keys[which])
    expect(entry && isDue(entry, Date.now())).toBe(true)
    expect(entry?.retryUntil).toBeGreaterThan(Date.now())
  })

  it.each([
    ['without a version', { version: undefined, received: 1 }],
    ['without its time', { receivedAt: null }],
    ['that a newer release wrote', { version: 7, fax: '1' }],
  ])('makes what was set aside due at once, whole: %s', async (_name, changes) => {
    const whole = newEntry(sampleRequest(references.setAside), 3 * day)
    await setAside(JSON.stringify({ ...whole, ...changes }))
    expect(await run('retry', references.setAside)).toMatchObject({ code: 0 })
    const entry = await readEntry(store, keys.setAside)
    expect(entry).toMatchObject({ state: 'pending', quote: sampleQuote, reference: references.setAside })
    expect(entry && isDue(entry, Date.now())).toBe(true)
    expect([...store.texts.keys()].filter((path) => path.startsWith('unreadable/'))).toEqual([])
    expect((await run('list', '--state', 'waiting')).output).toContain(references.setAside)
  })

  it('says that it cannot retry what it cannot read, and keeps it', async () => {
    await setAside('{"version":1,"quote":{"firstName":"Sok')
    const { code, told } = await run('retry', references.setAside)
    expect(told).toContain('cannot be read by this release')
    expect(code).toBe(1)
    expect((await run('show', references.setAside)).output).toContain('Sok')
  })

  it('does not deliver again what is delivered', async () => {
    const { code, told } = await run('retry', references.delivered)
    expect(told).toBe(`${references.delivered} is delivered.`)
    expect(code).toBe(1)
  })

  it.each(['retry', 'delete'])('refuses to %s what is on its way', async (command) => {
    await storeEntry(store, keys.underway, newEntry(sampleRequest(references.underway), Date.now()))
    const { code, told } = await run(command, references.underway)
    expect(told).toContain(`${references.underway} is being delivered just now`)
    expect(code).toBe(1)
    expect(await readEntry(store, keys.underway)).toBeDefined()
  })

  it.each([[], ['show'], ['send'], ['list', 'all'], ['list', '--csv'], ['list', '--state', 'lost']])(
    'says what it can do: %j',
    async (...words) => {
      const { code, output, told } = await run(...words)
      expect(told).toContain('npm run quotes -- list')
      expect(output).toBe('')
      expect(code).toBe(1)
    },
  )

  it('prints what it can do when asked', async () => {
    const result = await run('help')
    expect(result).toMatchObject({ code: 0, told: '' })
    expect(result.output).toContain('npm run quotes -- list')
  })

  it.each([
    [['send'], 'There is no command "send".'],
    [['show'], 'show needs a reference.'],
    [['list', '--csv'], 'list does not take "csv".'],
    [['export', '--xml'], "Unknown option '--xml'."],
    [['list', '--state', 'lost'], 'list knows no state "lost".'],
    [['retry', '--state', 'waiting'], 'retry knows no state "waiting".'],
    [['show', 'Q-NOTHING2'], 'No request "Q-NOTHING2" in the journal. Try: npm run quotes -- list'],
  ])('refuses %j in a clear line', async (words, line) => {
    expect((await run(...words)).told.split('\n')[0]).toBe(line)
  })

  it('says when the journal cannot be listed', async () => {
    store.fail('list', 'before')
    expect((await run('list')).told).toContain('The journal could not be listed (out of order).')
  })
})

describe('npm run quotes -- delete', () => {
  it.each([
    ['waiting', 'It may be at the form service'],
    ['delivered', 'It had been delivered'],
    ['dead', 'It may be at the form service'],
    ['setAside', 'It may be at the form service'],
  ] as const)('erases all of what is %s, and says where else it is: %s', async (which, elsewhere) => {
    await setAside()
    const { code, output } = await run('delete', references[which])
    expect(code).toBe(0)
    expect(output).toContain(`${references[which]} is erased from the journal`)
    expect(output).toContain(elsewhere)
    const named = [...store.texts.keys()].filter((path) => new RegExp(`/${keys[which]}(\\.|$)`).test(path))
    expect(named).toEqual([])
    expect(store.texts.size).toBe(which === 'setAside' ? 6 : 5)
  })

  it('says that a first try may have arrived whose process was killed', async () => {
    await storeEntry(store, keys.underway, newEntry(sampleRequest(references.underway), 3 * day))
    const { output } = await run('delete', references.underway)
    expect(output).toContain('It may be at the form service')
  })

  it('ends what was broken off', async () => {
    store.fail('listFolders', 'before', 1)
    expect(await run('delete', references.waiting)).toMatchObject({ code: 1, output: '' })
    expect(await run('delete', references.waiting)).toMatchObject({ code: 0 })
    expect([...store.texts.keys()].filter((path) => path.includes(`/${keys.waiting}`))).toEqual([])
  })
})

describe('npm run quotes -- export', () => {
  it('gives what is not delivered, a request a line', async () => {
    await setAside()
    const { output, code, told } = await run('export')
    const lines = output.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { key: keys.dead, reference: references.dead, state: 'dead-letter', entry: { quote: sampleQuote } },
      {
        key: keys.waiting,
        reference: references.waiting,
        state: 'waiting',
        entry: { spamSignals: ['fast'] },
      },
      {
        key: keys.setAside,
        state: 'set-aside',
        setAside: { text: expect.stringContaining('Sokha') as string },
      },
      { version: 1, end: 3 },
    ])
    expect({ code, told }).toEqual({ code: 0, told: '' })
  })

  it('gives delivered ones too, when asked to', async () => {
    const { output } = await run('export', '--all')
    expect(output).toContain(`"key":"${keys.delivered}"`)
    expect(output).toContain('"end":3')
  })

  it('says how many could not be read', async () => {
    store.fail('get', 'before', 1)
    const { code, told } = await run('export')
    expect(told).toBe('1 of 2 could not be read.')
    expect(code).toBe(1)
  })

  it('says how many a table lacks, because they were set aside', async () => {
    await setAside()
    const { code, told } = await run('export', '--csv')
    expect(told).toBe('1 of 3 could not be read.')
    expect(code).toBe(1)
  })

  it('has columns for the fields of another form', async () => {
    const quote = { ...sampleQuote, fax: '+855 23 000 000' }
    await storeEntry(store, keys.underway, newEntry({ ...sampleRequest(references.underway), quote }, 0))
    const [head, ...rows] = (await run('export', '--csv')).output.split('\r\n')
    expect(head).toMatch(/"message","fax"$/)
    expect(rows.join()).toContain(`"'+855 23 000 000"`)
  })

  it('writes a file for a spreadsheet, which takes nothing for a formula', async () => {
    const quote = { ...sampleQuote, company: '=HYPERLINK("x")', position: ' ＝1+1', firstName: '\u200B＠x' }
    const entry = newEntry({ ...sampleRequest(references.underway), quote }, 3 * day)
    await storeEntry(store, keys.underway, entry)
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    const file = join(folder, 'requests.csv')
    const { output, told } = await run('export', '--csv', '--out', file)
    expect(output).toBe('')
    expect(told).toBe(`Wrote ${file}`)
    const csv = await readFile(file, 'utf8')
    expect(csv.split('\r\n')[0]).toMatch(/^\uFEFF"reference","state","received","suspected","firstName"/)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).toContain(`"' ＝1+1"`)
    expect(csv).toContain(`"'\u200B＠x"`)
    expect(csv).toContain(`"'+855 12 000 000"`)
    expect(csv).toContain('"Two counters, please.\nBy May."')
    expect((await stat(file)).mode & 0o077).toBe(0)
    await rm(folder, { recursive: true })
  })
})
