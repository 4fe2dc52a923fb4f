import { z } from 'zod'
import { type JournalStore, storeConcurrency } from './journal/journalStore.ts'
import { hourFolder, hourFoldersOfDay } from './journal/paths.ts'
import { listPaths } from './journal/upkeep/listIndex.ts'
import { forEachConcurrently } from './lib/forEachConcurrently.ts'

const figure = z.number().min(0).max(600_000).transform(Math.round).optional()

/**
 * Times in ms, the layout shift in thousandths; what the browser does not know is missing. Stored paths have
 * the figures in this order, so that a new one comes last.
 */
const visit = z.object({
  fcp: figure,
  lcp: figure,
  inp: figure,
  cls: figure,
  hydrated: figure,
  replayed: figure,
})

export type Vitals = z.infer<typeof visit>

const names = visit.keyof().options

/** The figures of a report, rounded; undefined when one is no number from 0 to 600,000. */
export const readVitals = (body: unknown): Vitals | undefined => visit.safeParse(body).data

const folder = 'vitals/'

/** The figures are in the name of the path, so that one list has them all. */
const pathOf = (vitals: Vitals, id: string, now: number): string =>
  [`${hourFolder(folder, now)}/${id}`, ...names.map((name) => vitals[name] ?? '-')].join('.')

const readPath = (path: string): Vitals => {
  const [, ...values] = path.split('.')
  const known = names.map((name, index) => [name, Number(values[index])] as const)
  return Object.fromEntries(known.filter(([, value]) => Number.isInteger(value)))
}

/** As many as the digest can read and delete in the 30 s of its function. */
const maxVisitsPerDay = 2000

/** As many as one report can remove in 10 s. */
const maxRemovedByReport = 300

/** As many as the hours that are kept. */
const listsAtOnce = 25

const pathsOf = async (store: JournalStore, hourFolders: readonly string[]): Promise<string[]> => {
  const paths: string[] = []
  await forEachConcurrently(hourFolders, listsAtOnce, async (name) => {
    paths.push(...(await listPaths(store, `${name}/`)))
  })
  return paths
}

const keptFolders = (now: number): string[] => hourFoldersOfDay(folder, now)

const percentile75 = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]

/** Visits of the last day, and the 75th percentile of each figure. Rejects when the journal fails. */
export const summarizeVitals = async (
  store: JournalStore,
  now: number,
): Promise<Vitals & { visits: number }> => {
  const visits = (await pathsOf(store, keptFolders(now))).map(readPath)
  const summary: Vitals = {}
  for (const name of names) {
    const value = percentile75(visits.flatMap((one) => one[name] ?? []))
    if (value !== undefined) summary[name] = value
  }
  return { visits: visits.length, ...summary }
}

/** Removes at most `most` visits that are older than 25 hours. Rejects when the journal fails. */
export const removeOldVitals = async (store: JournalStore, now: number, most = Infinity): Promise<void> => {
  const kept = keptFolders(now)
  const old = (await store.listFolders(folder)).filter((name) => !kept.includes(name))
  const paths = await pathsOf(store, old)
  await forEachConcurrently(paths.slice(0, most), storeConcurrency, (path) => store.remove(path))
}

/**
 * Keeps visits up to a quota a day, and drops the others. With the first report of an hour each process
 * removes what is old and counts what is there, so that several processes exceed the quota by an hour's
 * reports at most. Rejects when the journal fails.
 */
export const makeKeepVitals = (store: JournalStore, quota = maxVisitsPerDay) => {
  let counted = { hour: '', visits: 0 }
  return async (vitals: Vitals, now: number): Promise<void> => {
    const current = hourFolder(folder, now)
    if (counted.hour !== current) {
      await removeOldVitals(store, now, maxRemovedByReport)
      counted = { hour: current, visits: (await pathsOf(store, keptFolders(now))).length }
    }
    if (counted.visits >= quota) return
    counted.visits += 1
    await store.put(pathOf(vitals, crypto.randomUUID(), now), '1')
  }
}
