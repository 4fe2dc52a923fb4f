import type { JournalStore } from '../journal/journalStore.ts'
import { folders, hourFoldersOfDay, type IndexItem } from '../journal/paths.ts'
import { referenceOf } from '../journal/reference.ts'
import { listIndex } from '../journal/upkeep/listIndex.ts'
import { dayMs } from '../lib/durations.ts'
import { twice } from '../lib/firstAnswer.ts'
import { removeOldVitals, summarizeVitals, type Vitals } from '../vitals.ts'
import { postWebhook } from './postWebhook.ts'

interface DigestOptions {
  url: string | undefined
  fetch: typeof fetch
  store: JournalStore
  now: () => number
  log: (line: { digest: 'off' | 'sent' | 'failed'; upstream?: number }) => void
}

const maxReferences = 20

const referencesOf = (items: readonly IndexItem[]): Promise<string[]> =>
  Promise.all(items.slice(0, maxReferences).map(({ key }) => referenceOf(key)))

const listText = (references: readonly string[], count: number): string => {
  if (count === 0) return ''
  return ` (${references.join(', ')}${count > references.length ? ', and more' : ''})`
}

/** Each key once, and none that the others have. */
const without = (items: readonly IndexItem[], others: readonly IndexItem[]): IndexItem[] => {
  const keys = new Set(others.map(({ key }) => key))
  return [...new Map(items.map((item) => [item.key, item])).values()].filter(({ key }) => !keys.has(key))
}

const figureText = (figure: number | undefined, format: (figure: number) => string): string =>
  figure === undefined ? 'none' : format(figure)

const secondsText = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const speedText = ({ visits, lcp, inp, cls, hydrated }: Vitals & { visits: number }): string =>
  `Page speed (75th percentile of ${visits} visits): largest paint ${figureText(lcp, secondsText)}, ` +
  `interaction ${figureText(inp, (ms) => `${ms} ms`)}, ` +
  `layout shift ${figureText(cls, (thousandths) => (thousandths / 1000).toFixed(2))}, ` +
  `ready for input ${figureText(hydrated, secondsText)}.`

const makeText = async (store: JournalStore, now: number) => {
  const list = (folder: string) => twice(() => listIndex(store, folder))
  const hours = hourFoldersOfDay(folders.delivered, now)
  const [marks, listed, dead, vitals] = await Promise.all([
    Promise.all(hours.map((folder) => list(`${folder}/`))),
    list(folders.waiting),
    list(folders.dead),
    twice(() => summarizeVitals(store, now)),
  ])
  const delivered = marks.flat().filter(({ at }) => at > now - dayMs)
  const waiting = without(listed, [...marks.flat(), ...dead])
  const today = [...delivered, ...waiting, ...dead].filter(({ receivedAt }) => receivedAt > now - dayMs)
  const suspected = today.filter(({ hasSpamSignals }) => hasSpamSignals).length
  const [pending, undeliverable] = await Promise.all([referencesOf(waiting), referencesOf(dead)])
  const received = `${today.length} received (${suspected} suspected)`
  const sentences = [
    `Quote requests in 24 hours: ${received}, ${delivered.length} delivered.`,
    `Waiting: ${waiting.length}${listText(pending, waiting.length)}.`,
    `Undeliverable: ${dead.length}${listText(undeliverable, dead.length)}.`,
    ...(vitals.visits > 0 ? [speedText(vitals)] : []),
  ]
  return {
    text: sentences.join(' '),
    received: today.length,
    suspected,
    delivered: delivered.length,
    pending,
    undeliverable,
    vitals,
  }
}

/**
 * Makes the daily digest: sends it to its webhook, if there is one, and in any case removes old vitals.
 * Rejects when the journal cannot be listed for it.
 */
export const makeDigest =
  ({ url, fetch, store, now, log }: DigestOptions) =>
  async (): Promise<void> => {
    try {
      if (url) {
        const response = await postWebhook({ url, fetch }, await makeText(store, now()))
        log({ digest: response?.ok ? 'sent' : 'failed', ...(response && { upstream: response.status }) })
      } else {
        log({ digest: 'off' })
      }
    } finally {
      await removeOldVitals(store, now()).catch(() => undefined)
    }
  }
