import { group, required, requiredText, texts, words } from '../../../content/schema/fields.ts'
import { comparedAmounts, comparedChoices, type Comparison, isPresence } from './comparison/comparison.ts'
import { figureIds } from './figureIds.ts'
import {
  countingWords,
  detectionWords,
  displayWords,
  fontWords,
  interfaceWords,
  languageWords,
  materialWords,
  modeWords,
  paymentWords,
  sensorWords,
} from './vocabularies.ts'

const named = (patterns: object) => words(...Object.keys(patterns))

const phrases = (compared: Readonly<Record<string, Comparison>>, ...own: readonly string[]) =>
  group(
    Object.fromEntries(
      Object.entries(compared).map(([id, comparison]) => [
        id,
        words(...own, ...(isPresence(comparison) ? ['has', 'lacks'] : [])),
      ]),
    ),
  )

export const figureNamesSchema = group({
  names: words(...figureIds),
  choices: group({
    counting: named(countingWords),
    detection: named(detectionWords),
    sensors: named(sensorWords),
    modes: named(modeWords),
    interfaces: named(interfaceWords),
    displayKind: named(displayWords),
    payment: named(paymentWords),
    languages: named(languageWords),
    fonts: named(fontWords),
    material: named(materialWords),
  }),
  /** For units that are countable things. */
  singular: words(
    ...['pockets', 'outlets', 'notes', 'coins', 'documents', 'copies', 'users', 'inches', 'bands', 'bricks'],
    ...['rolls', 'payments', 'passbook updates', 'megapixels', 'characters'],
  ),
  ...required('none', 'onRequest {list}'),
})

export const figuresSchema = group({
  words: group({
    detection: words('uv', 'mg', 'ir', 'image'),
    modes: words('denomination', 'currency', 'face', 'orientation', 'issue', 'fitness', 'serial'),
    payment: named(paymentWords),
    languages: named(languageWords),
    fonts: named(fontWords),
    material: named(materialWords),
  }),
  joined: words('and {list}', 'or {list}'),
  numbers: texts('numbers from none to twelve'),
  differences: phrases(comparedAmounts, 'more {amount}', 'less {amount}'),
  choices: phrases(comparedChoices, 'more {list}', 'less {list}', 'many {number}', 'few {number}'),
  same: requiredText,
})
