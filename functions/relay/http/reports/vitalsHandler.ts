import type { JournalStore } from '../../journal/journalStore.ts'
import { makeKeepVitals, readVitals } from '../../vitals.ts'
import { problem } from '../answers.ts'
import { makeIntake } from '../intake.ts'

interface VitalsOptions {
  share: number | undefined
  store: JournalStore
  now: () => number
  /** The most visits that are kept of a day. */
  quota?: number
}

/** POST /api/vitals: keeps the figures of a visit, up to the quota; 404 when `share` is 0 or not set. */
export const makeVitalsHandler = ({ share = 0, store, now, quota }: VitalsOptions) => {
  const keepVitals = makeKeepVitals(store, quota)
  return makeIntake({
    what: 'Vitals',
    isOn: share > 0,
    types: ['application/json'],
    now,
    take: async (body) => {
      const vitals = readVitals(body)
      if (!vitals) throw problem(422, 'These are no vitals.')
      await keepVitals(vitals, now()).catch(() => {
        throw problem(503, 'Vitals cannot be kept at the moment.')
      })
    },
  })
}
