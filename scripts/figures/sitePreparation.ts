import { unitIn } from '../../src/content/categories.ts'
import texts from '../../src/content/texts/sitePreparation.json' with { type: 'json' }
import { isAmount } from '../../src/domain/products/figures/figure.ts'
import type { PreparationFact, SitePreparation } from '../../src/domain/products/sitePreparation.ts'
import { clausesOf, fill, numberText } from '../../src/lib/text.ts'
import { interfaces } from './families/common.ts'
import { figuresOf, type Sheet, textsOf } from './reading/figuresOf.ts'
import { amountPattern, highest, toNumber } from './reading/readers.ts'

const row = (sheet: Sheet, ...places: readonly string[]): string | undefined => {
  const [found = []] = places
    .map((place) => textsOf(sheet.specifications, place))
    .filter((each) => each.length > 0)
  return found.length === 0 ? undefined : found.join(', ')
}

const millimetres = (...sides: readonly number[]): string => `${sides.map(numberText).join(' × ')} mm`

const footprint = (sheet: Sheet): string | undefined => {
  const { width, depth, clearance } = figuresOf(sheet)
  if (!isAmount(width) || !isAmount(depth)) return undefined
  const own = millimetres(width, depth)
  if (!isAmount(clearance)) return own
  return fill(texts.deeper, { footprint: own, deeper: millimetres(width, depth + clearance) })
}

/** `650 mm or more, unpacked and turned: it is 642 mm deep`, by the smaller of width and depth. */
const door = (sheet: Sheet): string | undefined => {
  const { width, depth } = figuresOf(sheet)
  if (!isAmount(width) || !isAmount(depth)) return undefined
  const side = Math.min(width, depth)
  const opening = numberText(10 * (Math.floor(side / 10) + 1))
  return fill(depth < width ? texts.door.turned : texts.door.straight, { opening, side: numberText(side) })
}

/** `236 kg; 259 kg with coin unit` as `568 kg/m²; 623 kg/m² with coin unit`. A range such as `60–65 kg` has none. */
const load = (sheet: Sheet): string | undefined => {
  const { width, depth } = figuresOf(sheet)
  const weight = row(sheet, 'Weight')
  if (weight === undefined || !isAmount(width) || !isAmount(depth)) return undefined
  const squareMetres = (width * depth) / 1_000_000
  const text = weight.replace(
    amountPattern('kg', 'g'),
    (_whole, amount: string) => `${numberText(Math.round(toNumber(amount) / squareMetres))} kg/m²`,
  )
  return /kg(?!\/m²)/.test(text) ? undefined : text
}

const networkWords = /ethernet|wi-?fi|\b[345]G\b|\bLAN\b/i

const network = (sheet: Sheet): string | undefined => {
  const all = interfaces.rows.flatMap((place) => textsOf(sheet.specifications, place))
  if (all.length === 0) return undefined
  const own = all.flatMap(clausesOf).filter((part) => networkWords.test(part))
  const listed = own.length === 0 ? [texts.noNetwork] : own
  return [...listed, ...textsOf(sheet.specifications, 'Network security')].join(', ')
}

const hasSafe = ({ specifications }: Sheet): boolean =>
  'Safe' in specifications || 'Cabinet' in specifications

const isOnMains = (sheet: Sheet): boolean => /\bAC\b/.test(row(sheet, 'Power supply') ?? 'AC')

interface Rule {
  of: (sheet: Sheet) => string | undefined
  /** Where it is false, a missing text is no gap. */
  isNeeded?: (sheet: Sheet) => boolean
}

const rules: Readonly<Record<PreparationFact, Rule>> = {
  size: { of: (sheet) => row(sheet, 'Dimensions') },
  footprint: { of: footprint },
  clearance: { of: (sheet) => row(sheet, 'Clearance behind') },
  weight: { of: (sheet) => row(sheet, 'Weight') },
  load: { of: load },
  supply: { of: (sheet) => row(sheet, 'Power supply') },
  sockets: { of: (sheet) => row(sheet, 'Sockets'), isNeeded: isOnMains },
  drawn: { of: (sheet) => row(sheet, 'Power consumption') },
  network: { of: network },
  conditions: { of: (sheet) => row(sheet, 'Operating conditions', 'Operating conditions/*') },
  wall: { of: (sheet) => row(sheet, 'Wall'), isNeeded: () => false },
  anchoring: { of: (sheet) => row(sheet, 'Safe/Anchoring', 'Cabinet/Anchoring'), isNeeded: hasSafe },
  door: { of: (sheet) => row(sheet, 'Door width') ?? door(sheet) },
}

const most = (sheet: Sheet, place: string, unit: string): number | undefined =>
  highest(unit)(textsOf(sheet.specifications, place).flatMap(clausesOf))

/**
 * What a machine needs where it stands, by its sheet (specification 10.30): the sheet's own words, three
 * amounts computed of them, and the facts that the sheet does not state. Undefined for rolls.
 */
export const sitePreparation = (sheet: Sheet): SitePreparation | undefined => {
  if (unitIn(sheet.category, sheet.subcategory) === 'roll') return undefined
  const ids = Object.keys(rules) as PreparationFact[]
  const { width, depth } = figuresOf(sheet)
  const facts = ids.map((id) => [id, rules[id].of(sheet)] as const)
  return {
    facts: facts.flatMap(([id, text]) => (text === undefined ? [] : [[id, text] as const])),
    gaps: facts.flatMap(([id, text]) =>
      text === undefined && (rules[id].isNeeded?.(sheet) ?? true) ? [id] : [],
    ),
    area: isAmount(width) && isAmount(depth) ? (width * depth) / 1_000_000 : undefined,
    weight: most(sheet, 'Weight', 'kg'),
    power: most(sheet, 'Power consumption', 'W'),
  }
}
