import { capacitySubjects } from './capacitySubjects.ts'
import { choiceSubjects } from './choiceSubjects.ts'
import { figureSubjects } from './figureSubjects.ts'
import type { Subject } from './subject.ts'
import { tenderRows } from './tenderRows.ts'

/** What tenders ask of a supplier, and no sheet states. */
const ofSupplier: readonly Subject[] = [
  ['mtbf', 'Mean time between failures', /\b(?:mtbf|mttr|mean time (?:between failures|to repair))\b/],
  ['bonds', 'Bonds and guarantees of a bank', /\b(?:bank guarantee|(?:performance|bid) (?:bond|security))\b/],
  ['training', 'Training', /\btrain(?:ing|ed)?\b/],
  ['spareParts', 'Spare parts', /\bspare parts?\b|\bspares\b/],
  ['manuals', 'Manuals', /\b(?:(?:user |operating |service )?manuals?|documentation)\b/],
  [
    'service',
    'Service and maintenance',
    /\b(?:(?:preventive )?maintenance|after[- ]sales|on-site service|service (?:centre|team|level))\b/,
  ],
  ['iso9001', 'ISO certificates of the maker', /\biso[ _]?(?:9001|14001|27001)\b/],
  ['coreBanking', 'Core banking interface', /\b(?:core banking(?: system)?|iso[ _]?8583)\b/],
].map(([id, name, words]) => ({ id: id as string, name: name as string, words: words as RegExp }))

export const subjects: readonly Subject[] = [
  ...capacitySubjects,
  ...figureSubjects,
  ...choiceSubjects,
  ...tenderRows,
  ...ofSupplier,
]
