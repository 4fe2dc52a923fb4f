import type { Machines } from './model.ts'
import { coinSorters } from './coinSorters/coinSorters.ts'
import { counters } from './counters/counters.ts'
import { currencySorters } from './currencySorters/currencySorters.ts'
import { depositKiosks } from './kiosks/depositKiosks.ts'
import { pocketSorters } from './pocketSorters/pocketSorters.ts'
import { printers } from './printers/printers.ts'
import { safes } from './safes/safes.ts'
import { scanners } from './scanners.ts'
import { selfCheckouts } from './kiosks/selfCheckouts.ts'
import { strappers } from './banding/strappers.ts'
import { tapes } from './banding/tapes.ts'
import { tills } from './payment/tills.ts'

/** The model of every product, by its slug. */
export const machines: Machines = {
  ...counters,
  ...currencySorters,
  ...pocketSorters,
  ...coinSorters,
  ...tills,
  ...safes,
  ...selfCheckouts,
  ...depositKiosks,
  ...printers,
  ...scanners,
  ...strappers,
  ...tapes,
}
