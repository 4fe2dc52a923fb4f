import type { Machines } from './model.ts'
import { coinSorters } from './models/coinSorters.ts'
import { counters } from './models/counters.ts'
import { currencySorters } from './models/currencySorters.ts'
import { depositKiosks } from './models/depositKiosks.ts'
import { pocketSorters } from './models/pocketSorters.ts'
import { printers } from './models/printers.ts'
import { safes } from './models/safes.ts'
import { scanners } from './models/scanners.ts'
import { selfCheckouts } from './models/selfCheckouts.ts'
import { strappers } from './models/strappers.ts'
import { tapes } from './models/tapes.ts'
import { tills } from './models/tills.ts'

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
