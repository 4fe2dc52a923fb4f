import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeJournal } from '../../../../functions/relay/journal/journal.ts'
import { referenceOf } from '../../../../functions/relay/journal/reference.ts'
import { retryNow } from '../../../../functions/relay/journal/upkeep/retryNow.ts'
import { timeText } from '../../../../scripts/quotes/readJournal.ts'
import { runTool } from '../../../../scripts/quotes/runTool.ts'
import { type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const hour = 60 * 60_000
const secret = 'a1'.repeat(32)
const reference = await referenceOf(sampleKey)

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})
afterEach(() => quote.close())

const journalWith = (secrets: string[]) => makeJournal(quote.store, quote.now, 1000, { secrets })
const copies = () => quote.paths().filter((path) => path.startsWith('unproven/'))
const send = (secrets = [secret]) => quote.call({}, { journal: journalWith(secrets) })
const run = () => quote.deliverLater({ journal: journalWith([secret]) })
const allTexts = () => [...quote.store.texts.values()].map(({ text }) => text).join('\n')

const tool = async (words: string[], secrets = [secret]) => {
  const printed: string[] = []
  const told: string[] = []
  const print = (text: string) => void printed.push(text)
  const tell = (line: string) => void told.push(line)
  const code = await runTool({ store: quote.store, secrets, print, tell }, words)
  return { code, output: printed.join(''), told: told.join('\n') }
}

describe('a delivery that nothing proves', () => {
  it('is success, and keeps the request sealed for 72 hours, then nothing of it', async () => {
    quote.clock.now = hour / 2
    expect((await send()).status).toBe(200)
    expect(quote.entry()).not.toHaveProperty('quote')
    expect(copies()).toHaveLength(1)
    for (const typed of Object.values<string>(sampleQuote)) expect(allTexts()).not.toContain(typed)

    quote.clock.now = 72.5 * hour - 1
    await run()
    expect(copies()).toHaveLength(1)
    quote.clock.now = 72.5 * hour
    await run()
    expect(copies()).toEqual([])
    expect(quote.entry()?.state).toBe('delivered')
  })

  it('is kept as it is when no key is set', async () => {
    await send([])
    expect(allTexts()).toContain(sampleQuote.email)
    quote.clock.now = 72 * hour
    await run()
    expect(allTexts()).not.toContain(sampleQuote.email)
  })

  it('is kept when the schedule delivers it, not beyond its 30 days', async () => {
    await quote.setFault('refuse')
    await send()
    await quote.setFault('none')
    quote.clock.now = hour
    await run()
    expect(copies()).toHaveLength(1)

    const key = crypto.randomUUID()
    await quote.setFault('refuse')
    await quote.call({ headers: { 'Idempotency-Key': key } }, { journal: journalWith([secret]) })
    await quote.setFault('none')
    quote.clock.now += 27.5 * 24 * hour
    await retryNow(quote.store, key, { now: quote.clock.now, secrets: [] })
    await run()
    expect(quote.entry(key)?.state).toBe('delivered')
    expect(copies()).toEqual([])
  })

  it('is not kept when the answer proves it, in a preview, or twice', async () => {
    const fetch = () => Promise.resolve(new Response(null, { headers: { 'X-Receipt': 'a1' } }))
    const formService = { fetch, proof: { in: 'header', name: 'X-Receipt' } } as const
    await quote.call({}, { journal: journalWith([secret]), formService })
    expect(copies()).toEqual([])
    const other = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    await quote.call(other)
    expect(copies()).toEqual([])
    const journal = journalWith([secret])
    const third = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    await quote.call(third, { journal })
    await quote.call(third, { journal })
    expect(copies()).toHaveLength(1)
  })

  it('is a delivery all the same when its copy cannot be written', async () => {
    const { put } = quote.store
    quote.store.put = (path, text) =>
      path.startsWith('unproven/') ? Promise.reject(new Error('out of order')) : put(path, text)
    expect((await send()).status).toBe(200)
    expect(quote.entry()?.state).toBe('delivered')
    expect(quote.log.map(({ outcome }) => outcome)).toEqual(['delivered'])
  })
})

describe('npm run quotes, of a delivery that nothing proves', () => {
  beforeEach(() => {
    // The tool tells the time by the machine's clock.
    quote.clock.now = Date.now()
  })

  it('lists it as unproven and not as delivered', async () => {
    await send()
    const line = `${reference}  unproven     ${timeText(quote.clock.now)}\n`
    expect((await tool(['list'])).output).toBe(line)
    expect((await tool(['list', '--state', 'unproven'])).output).toBe(line)
    expect((await tool(['list', '--state', 'delivered'])).output).toBe('Nothing.\n')
  })

  it('shows it to who has the key, with its state and what to do', async () => {
    await send()
    const times = [quote.clock.now, quote.clock.now + 72 * hour].map(timeText)
    const state = { state: 'unproven', deliveredAt: quote.clock.now }
    const known = `Delivered at ${times[0]} without proof, kept until ${times[1]}.`

    const shown = await tool(['show', reference])
    expect(JSON.parse(shown.output)).toMatchObject({ ...state, quote: sampleQuote })
    const remedy = `If the form service does not have it, send it again: npm run quotes -- retry ${reference}`
    expect(shown.told).toBe(`${known} ${remedy}`)

    const sealed = await tool(['show', reference], [])
    expect(JSON.parse(sealed.output)).toMatchObject(state)
    expect(sealed.output).not.toContain(sampleQuote.email)
    expect(sealed.told).toBe(`${known} Its copy cannot be opened with this QUOTE_JOURNAL_KEY.`)
  })

  it.each([
    ['by its reference', ['retry', reference]],
    ['by its key', ['retry', sampleKey]],
    ['with all', ['retry', '--state', 'unproven']],
  ])('delivers it again with the same key: %s', async (_name, words) => {
    await send()
    const receivedAt = quote.clock.now
    expect((await tool(words)).code).toBe(0)
    expect(copies()).toEqual([])
    expect(quote.entry()).toMatchObject({ state: 'pending', quote: sampleQuote, receivedAt })
    quote.clock.now += hour
    await quote.deliverLater()
    expect(quote.entry()?.state).toBe('delivered')
    expect(quote.log.filter(({ outcome }) => outcome === 'delivered')).toHaveLength(2)
    expect((await quote.inbox()).map(({ key }) => key)).toEqual([sampleKey])
  })

  it('retries nothing without the key, and says which is needed', async () => {
    await send()
    expect((await tool(['retry', reference], [])).told).toContain('QUOTE_JOURNAL_KEY')
    expect((await tool(['retry', '--state', 'unproven'], [])).output).toMatch(
      /^0 of 1 .*\nQ-.*QUOTE_JOURNAL_KEY/,
    )
    expect(quote.entry()?.state).toBe('delivered')
  })

  it('exports it, in a table for who has the key', async () => {
    await send()
    expect((await tool(['export'])).output).toContain('"state":"unproven"')
    expect((await tool(['export', '--csv'])).output).toContain(sampleQuote.email)
    expect(await tool(['export', '--csv'], [])).toMatchObject({ code: 1, told: '1 of 1 could not be read.' })
  })

  it('erases it whole', async () => {
    await send()
    expect((await tool(['delete', reference])).output).toContain('1 entry, 0 set aside, 1 copy, 1 mark.')
    expect(quote.paths()).toEqual([])
  })
})
