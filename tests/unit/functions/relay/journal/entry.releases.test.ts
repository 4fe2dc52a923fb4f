import { describe, expect, it } from 'vitest'
import {
  isDue,
  lastFailureOf,
  markFailed,
  newEntry,
  parseEntry,
  withLease,
} from '../../../../../functions/relay/journal/entry.ts'
import { makeJournal } from '../../../../../functions/relay/journal/journal.ts'
import { indexPath, keyOf, readIndexPath, requestPath } from '../../../../../functions/relay/journal/paths.ts'
import { quoteHashOf } from '../../../../../functions/relay/journal/quoteHash.ts'
import { mendIndex } from '../../../../../functions/relay/journal/upkeep/mendIndex.ts'
import { makeDeadline } from '../../../../../functions/relay/lib/deadline.ts'
import { makeMemoryStore } from '../../../../support/relay/memoryStore.ts'
import { sampleKey, sampleQuote, sampleRequest, storedQuote } from '../../../../support/relay/quoteSamples.ts'
import { storeEntry } from '../../../../support/relay/storedEntry.ts'
import { readStoredFixture } from '../../../../support/site/storedFixtures.ts'

const released = await readStoredFixture('journal1')
const unversioned = await readStoredFixture('journal0')
const entriesOf = (stored: Map<string, string>) => [...stored].filter(([, text]) => text !== '')

const entry = newEntry(sampleRequest(), 1000)
const without = (name: string, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
const read = (changes: object) => parseEntry(JSON.stringify({ ...entry, ...changes }))

describe('an entry of a release before', () => {
  it.each([...entriesOf(released), ...entriesOf(unversioned)])('is read: %s', (_path, text) => {
    const found = parseEntry(text)
    expect(found?.reference).toMatch(/^Q-/)
    expect(found?.receivedAt).toBeGreaterThan(1.7e12)
    expect(found?.retryUntil).toBeGreaterThan(found?.receivedAt ?? Infinity)
    expect(found?.state).not.toBe('other')
    if (found?.state === 'delivered') expect(found).not.toHaveProperty('quote')
    else expect(found?.quote).toEqual(storedQuote)
    if (found?.state === 'pending') expect(isDue(found, 1.796e12)).toBe(true)
  })

  it('has the hash and the path that this release computes', async () => {
    for (const [path, text] of entriesOf(released)) {
      const found = parseEntry(text)
      if (!found) throw new Error(path)
      expect(released.has(indexPath(keyOf(path), found))).toBe(true)
      if (found.quote) expect(await quoteHashOf(keyOf(path), found.quote)).toBe(found.quoteHash)
    }
  })
})

it('a noted failure is read as it was', () => {
  const failures = [
    { kind: 'timeout' },
    { kind: 'unreachable' },
    { kind: 'unconfigured' },
    { kind: 'unproven', upstream: 200 },
    { kind: 'refused', upstream: 503, retryAfterMs: 1000 },
  ] as const
  expect(failures.map((failure) => lastFailureOf(markFailed(entry, failure, 0)))).toEqual(failures)
})

describe('an entry of a release after', () => {
  it('is read as far as this one knows it, and what it does not know stays', () => {
    const quote = without('position', sampleQuote)
    const lastFailure = { kind: 'quarantined', rule: 7 }
    const stored = { version: 2, quote: { ...quote, fax: '1', consent: true }, lastFailure, channel: 'web' }
    const found = read(stored)
    expect(found).toMatchObject({ state: 'pending', quote: { ...sampleQuote, position: '' } })
    expect(found && lastFailureOf(found)).toEqual({ kind: 'other' })
    const written = JSON.parse(JSON.stringify(found && withLease(found, 2000, 'lease'))) as object
    expect(written).toMatchObject({ ...stored, quote: { ...stored.quote, position: '' } })
  })

  it('is not due in a state that this one does not know, or without its quote', () => {
    for (const changes of [{ state: 'escalated' }, { quote: undefined }, { quote: 'sealed text' }]) {
      const found = read({ ...changes, leaseExpiresAt: 0 })
      expect(found?.state).toBe('other')
      expect(found && isDue(found, 1e6)).toBe(false)
    }
  })

  it('in such a state is neither delivered nor moved', async () => {
    const store = makeMemoryStore()
    const path = indexPath(sampleKey, entry)
    await store.put(
      requestPath(sampleKey),
      JSON.stringify({ ...entry, state: 'escalated', leaseExpiresAt: 0 }),
    )
    await store.put(path, '')
    const texts = () => [...store.texts].map(([at, { text }]) => [at, text])
    const before = texts()
    const journal = makeJournal(store, () => 1e9)
    expect(await journal.claim(sampleKey, entry, makeDeadline(1000, Date.now))).toMatchObject({
      kind: 'in-flight',
    })
    expect(await journal.claimDue(sampleKey, path)).toBeUndefined()
    const item = { key: sampleKey, path, at: 1000, receivedAt: 1000, hasSpamSignals: false }
    await mendIndex({ store, now: 1e9, log: () => undefined }, item)
    expect(texts()).toEqual(before)
  })

  it('has a name in the index that this one reads', () => {
    expect(readIndexPath('waiting/k.30.10.1.later.2')).toMatchObject({ key: 'k', at: 30, receivedAt: 10 })
    expect(readIndexPath('delivered/2026-11-23T02/k.30.10.0')).toMatchObject({
      key: 'k',
      hasSpamSignals: false,
    })
  })
})

describe('a damaged entry', () => {
  it.each([{ retryAfterMs: null }, { upstream: null, retryAfterMs: 'soon' }])(
    'is read where the damage does not matter: %j',
    (damage) => {
      const lastFailure = { kind: 'refused', upstream: 503, ...damage }
      const found = read({ lastFailure, dueAt: null, leaseExpiresAt: 1e300, retryUntil: null })
      expect(found).toMatchObject({ quote: sampleQuote, dueAt: 0, leaseExpiresAt: 0, retryUntil: Infinity })
      expect(found && lastFailureOf(found)?.kind).toBe('upstream' in damage ? 'other' : 'refused')
    },
  )

  it.each([{ version: 'x' }, { receivedAt: null }, { receivedAt: 9e15 }])('is not read: %j', (damage) => {
    expect(read(damage)).toBeUndefined()
  })
})

describe('the hash of a request', () => {
  const hash = (quote: object) => quoteHashOf(sampleKey, { ...sampleQuote, ...quote })

  it('is the same when the form gains an empty field, and when it has lost one', async () => {
    expect(await hash({ fax: '' })).toBe(await hash({}))
    expect(await hash({ position: undefined })).toBe(await hash({ position: '' }))
  })

  it('is another when the new field says something, whatever its place', async () => {
    expect(await hash({ fax: '1' })).not.toBe(await hash({}))
    expect(await hash({ fax: '1', web: '2' })).toBe(await hash({ web: '2', fax: '1' }))
    expect(await hash({ fax: '1' })).not.toBe(await hash({ web: '1' }))
  })
})

it('an entry whose hash nobody noted is the same request', async () => {
  const store = makeMemoryStore()
  await storeEntry(store, sampleKey, { ...entry, quoteHash: '', leaseExpiresAt: 0 })
  const claim = await makeJournal(store, () => 2000).claim(sampleKey, entry, makeDeadline(1000, Date.now))
  expect(claim).toMatchObject({ kind: 'claimed' })
})
