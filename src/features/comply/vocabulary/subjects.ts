import names from '../../../content/texts/subjectNames.json' with { type: 'json' }
import { capacitySubjects } from './capacitySubjects.ts'
import { choiceSubjects } from './choiceSubjects.ts'
import { figureSubjects } from './figureSubjects.ts'
import type { NamedSubject, Subject } from './subject.ts'
import { tenderRows } from './tenderRows.ts'

/** What tenders ask of a supplier, and no sheet states. */
const ofSupplier: readonly NamedSubject[] = [
  { id: 'mtbf', words: /\b(?:mtbf|mttr|mean time (?:between failures|to repair))\b/ },
  { id: 'bonds', words: /\b(?:bank guarantee|(?:performance|bid) (?:bond|security))\b/ },
  { id: 'training', words: /\btrain(?:ing|ed)?\b/ },
  { id: 'spareParts', words: /\bspare parts?\b|\bspares\b/ },
  { id: 'manuals', words: /\b(?:(?:user |operating |service )?manuals?|documentation)\b/ },
  {
    id: 'service',
    words: /\b(?:(?:preventive )?maintenance|after[- ]sales|on-site service|service (?:centre|team|level))\b/,
  },
  { id: 'iso9001', words: /\biso[ _]?(?:9001|14001|27001)\b/ },
  { id: 'coreBanking', words: /\b(?:core banking(?: system)?|iso[ _]?8583)\b/ },
]

const named: readonly NamedSubject[] = [
  ...capacitySubjects,
  ...figureSubjects,
  ...choiceSubjects,
  ...ofSupplier,
]

/** All of them, with their names for visitors. */
export const subjects: readonly Subject[] = [
  ...named.map((subject) => ({ ...subject, name: names[subject.id] })),
  ...tenderRows,
]
