import { beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../scripts/quotes/commands.ts'
import { relayWarning } from '../../scripts/relayWarning.ts'
import { delivered, failed, isDue, newEntry, undeliverable } from '../../src/features/quote/server/entry.ts'
import { makeMemoryShelf, type MemoryShelf } from '../memoryShelf.ts'
import { sampleQuote } from '../quoteSamples.ts'

const day = 24 * 60 * 60_000
const failure = { kind: 'refused', upstream: 503 } as const

let shelf: MemoryShelf
const run = (...words: string[]) => runCommand(shelf, words)

beforeEach(async () => {
  shelf = makeMemoryShelf()
  const pending = failed(newEntry('Q-PENDING2', sampleQuote, ['fast'], day), failure, day)
  await shelf.create('a', pending)
  await shelf.create('b', delivered(newEntry('Q-DELIVER2', sampleQuote, [], 2 * day), 2 * day))
  await shelf.create('c', undeliverable(newEntry('Q-UNDELIV2', sampleQuote, [], 0)))
})

describe('npm run quotes', () => {
  it('lists, oldest first and without personal data', async () => {
    expect((await run('list')).split('\n')).toEqual([
      'Q-UNDELIV2  undeliverable  1970-01-01T00:00:00Z',
      'Q-PENDING2  pending        1970-01-02T00:00:00Z  refused (503); next try 1970-01-02T00:00:30Z; suspected: fast',
      'Q-DELIVER2  delivered      1970-01-03T00:00:00Z',
    ])
  })

  it('shows one, however its reference is typed', async () => {
    expect(JSON.parse(await run('show', 'q-pending2'))).toMatchObject({ quote: sampleQuote })
  })

  it.each(['Q-PENDING2', 'Q-UNDELIV2'])('makes %s due at once', async (reference) => {
    await run('retry', reference)
    const entry = [...shelf.entries.values()].find((one) => one.entry.reference === reference)?.entry
    expect(entry && isDue(entry, Date.now())).toBe(true)
    expect(entry?.tryUntil).toBeGreaterThan(Date.now())
  })

  it('does not deliver again what is delivered', async () => {
    await expect(run('retry', 'Q-DELIVER2')).rejects.toThrow('Q-DELIVER2 is delivered')
  })

  it('does not deliver a second time what is on its way', async () => {
    await shelf.create('d', newEntry('Q-UNDERWAY', sampleQuote, [], Date.now()))
    await expect(run('retry', 'Q-UNDERWAY')).rejects.toThrow('Q-UNDERWAY is being delivered just now')
  })

  it('exports what is not delivered', async () => {
    const rows: unknown = JSON.parse(await run('export'))
    expect(rows).toMatchObject([
      { reference: 'Q-UNDELIV2', ...sampleQuote },
      { reference: 'Q-PENDING2', state: 'pending', suspected: 'fast', ...sampleQuote },
    ])
  })

  it('exports for a spreadsheet, which takes nothing for a formula', async () => {
    const entry = newEntry('Q-FORMULA2', { ...sampleQuote, company: '=HYPERLINK("x")' }, [], 3 * day)
    await shelf.create('d', entry)
    const csv = await run('export', '--csv')
    expect(csv.split('\r\n')[0]).toMatch(/^"reference","state","received","suspected","firstName"/)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).toContain(`"'+855 12 000 000"`)
    expect(csv).toContain('"Two counters, please.\nBy May."')
  })

  it.each([[], ['help'], ['show'], ['retry', 'Q-NOTHING2']])('says what it can do: %j', async (...words) => {
    await expect(run(...words)).rejects.toThrow(/npm run quotes -- list/)
  })
})

describe('a build', () => {
  it.each([
    [{ NETLIFY: 'true' }, true],
    [{ NETLIFY: 'true', QUOTE_FORM_URL: 'forms.example' }, true],
    [{ NETLIFY: 'true', QUOTE_FORM_URL: 'https://forms.example/f' }, false],
    [{}, false],
  ])('with %j warns of a missing form service: %s', (env, warns) => {
    expect(relayWarning(env) !== undefined).toBe(warns)
  })
})
