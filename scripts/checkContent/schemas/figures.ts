import { group, requiredText, texts } from '../../../src/content/schema/fields.ts'
import { comparedAmounts, comparedChoices, type Comparison } from '../../figures/comparison/comparison.ts'
import { families } from '../../figures/families.ts'
import { vocabularies } from '../../figures/reading/vocabularies.ts'
import { required, words } from './words.ts'

/** A text for each word of these vocabularies. */
const named = (...ids: readonly (keyof typeof vocabularies)[]) =>
  Object.fromEntries(ids.map((id) => [id, words(...Object.keys(vocabularies[id]))]))

const familyRules = Object.values(families).flat()

const phrases = (compared: Readonly<Record<string, Comparison>>, ...own: readonly string[]) =>
  group(
    Object.fromEntries(
      Object.entries(compared).map(([id, comparison]) => [
        id,
        words(...own, ...(comparison.isPresence ? ['has', 'lacks'] : [])),
      ]),
    ),
  )

export const figureNamesSchema = group({
  names: words(...familyRules.map(({ id }) => id)),
  choices: group({
    ...named('counting', 'detection', 'sensors', 'modes', 'interfaces', 'displayKind'),
    ...named('payment', 'languages', 'fonts', 'material'),
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
    ...named('payment', 'languages', 'fonts', 'material'),
  }),
  numbers: texts('numbers from none to twelve'),
  differences: phrases(comparedAmounts, 'more {amount}', 'less {amount}'),
  choices: phrases(comparedChoices, 'more {list}', 'less {list}', 'many {number}', 'few {number}'),
  same: requiredText,
})
