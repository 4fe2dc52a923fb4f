import type { JournalStore } from '../journal/journalStore.ts'
import { keepVitals, readVitals } from '../vitals.ts'
import { Refusal } from './answers.ts'
import { makeIntake } from './intake.ts'

interface VitalsOptions {
  share: number | undefined
  store: JournalStore
  now: () => number
}

export const makeVitalsHandler = ({ share = 0, store, now }: VitalsOptions) =>
  makeIntake({
    what: 'Vitals',
    isOn: share > 0,
    types: ['application/json'],
    now,
    take: async (body) => {
      const vitals = readVitals(body)
      if (!vitals) throw new Refusal(422, 'These are no vitals.')
      await keepVitals(store, vitals, now())
    },
  })
