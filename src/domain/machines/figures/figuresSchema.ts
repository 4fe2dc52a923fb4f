import { group, requiredText, template, texts, words } from '../../../content/schema/fields.ts'
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

const presence = { has: requiredText, lacks: requiredText }
const amounts = { more: template('amount'), less: template('amount') }
const lists = {
  more: template('list'),
  less: template('list'),
  many: template('number'),
  few: template('number'),
}

const phrases = (compared: Readonly<Record<string, Comparison>>, own: typeof amounts | typeof lists) =>
  group(
    Object.fromEntries(
      Object.entries(compared).map(([id, comparison]) => [
        id,
        group(isPresence(comparison) ? { ...own, ...presence } : own),
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
  none: requiredText,
  onRequest: template('list'),
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
  joined: group({ and: template('list'), or: template('list') }),
  numbers: texts('numbers from none to twelve'),
  differences: phrases(comparedAmounts, amounts),
  choices: phrases(comparedChoices, lists),
  same: requiredText,
})
