import { categoryLabel, findCategory, findSubcategory } from '../../../src/content/categories.ts'
import { specificationSchema } from '../../../src/content/schema/specification.ts'
import texts from '../../../src/content/texts/figureNames.json' with { type: 'json' }
import { type FamilyId, familyOf } from '../../../src/domain/products/product.ts'
import type { FigureRule } from '../../figures/figureRule.ts'
import { missingFigures, type Sheet, textsOf, unreadRows } from '../../figures/reading/figuresOf.ts'
import { type Fault, faultsAt, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

const nameOf = ({ id }: FigureRule): string => texts.names[id]

const quoted = (rules: readonly FigureRule[]): string =>
  [...new Set(rules.map(({ example }) => `"${example}"`))].join(' or ')

const unreadAdvice = (rules: readonly FigureRule[]): string => {
  const names = [...new Set(rules.map(nameOf))].join(', ')
  return `cannot be read as ${names}; write it like ${quoted(rules)}`
}

/** The fault of a row that a sheet lacks; `words` say which. */
const missingRow = (
  file: ParsedFile,
  { category, subcategory }: Sheet,
  { rows, example }: RequiredRow,
  words: string,
): Fault[] => {
  const advice = `${words} ${categoryLabel(category, subcategory)} requires; add it, like "${example}"`
  return faultsAt(file, fieldOfRow(rows[0]), undefined, advice)
}

const isPlaced = ({ category, subcategory }: Record<string, unknown>): boolean => {
  const found = typeof category === 'string' ? findCategory(category) : undefined
  if (typeof subcategory === 'string') return findSubcategory(found, subcategory) !== undefined
  return subcategory === undefined && found !== undefined
}

/** The sheet of a product, if it has a place and rows from which to read figures. */
export const sheetOf = (file: ParsedFile): Sheet | undefined => {
  const fields = fieldsOf(file)
  const isSound = isPlaced(fields) && specificationSchema.safeParse(fields.specifications).success
  return isSound ? (fields as Sheet) : undefined
}

/** The rows that the figures of a family miss in a sheet. A product without place or rows has other faults. */
export const figureFaults = (file: ParsedFile): Fault[] => {
  const sheet = sheetOf(file)
  if (!sheet) return []
  const unread = unreadRows(sheet)
  const isUnread = ({ rows }: FigureRule): boolean => unread.some(({ row }) => rows.includes(row))
  return [
    ...unread.flatMap(({ row, texts: [first, ...others], rules }) =>
      faultsAt(file, fieldOfRow(row), others.length === 0 ? first : [first, ...others], unreadAdvice(rules)),
    ),
    ...missingFigures(sheet)
      .filter((rule) => !isUnread(rule))
      .flatMap((rule) => missingRow(file, sheet, rule, `is the row of ${nameOf(rule)}, which`)),
  ]
}

/** Each of the rows is a `Label` or `Group/Label`; one of them is enough. */
type RequiredRow = Pick<FigureRule, 'rows' | 'example'>

const rowOf = (example: string, ...rows: readonly string[]): RequiredRow => ({ rows, example })

const certificates = rowOf('CE, RoHS', 'Certificates')
const storage = rowOf('15–30 °C, 40–60 % RH', 'Storage')
const orderUnit = rowOf('Roll, or carton of 12 rolls', 'Packaging/Order unit')
const machine = [
  rowOf('100–240 V AC, 50/60 Hz', 'Power supply'),
  rowOf('5–40 °C, 20–80 % RH, non-condensing', 'Operating conditions'),
  certificates,
  rowOf('24 months', 'Warranty'),
]

const accuracy = rowOf('At least 99.9 %, in a test of 10,000 circulated notes', 'Accuracy')
const counting = [
  ...machine,
  accuracy,
  rowOf('110 × 60 mm to 180 × 90 mm', 'Note size'),
  rowOf('USD, SGD and THB', 'Serial number reading'),
]
const sorting = [
  rowOf('Denomination, face, orientation', 'Sorting modes'),
  rowOf('1–200 notes, preset 100', 'Batch'),
]
const coins = [
  rowOf('Up to 30,000 coins/day', 'Daily duty'),
  rowOf('14–32 mm', 'Coin range/Diameter'),
  rowOf('1.0–3.5 mm', 'Coin range/Thickness'),
]
const grade = rowOf('EN 14450, security level S2', 'Safe/Burglary grade', 'Cabinet/Burglary grade')
const printing = [
  rowOf('24-needle ESC command set', 'Emulation'),
  rowOf('Windows 10 and 11', 'Drivers'),
  rowOf('Up to 400 passbook updates/day', 'Daily duty'),
]

/** The rows that a family's sheets need beside those of its required figures. */
const ofFamily: Readonly<Partial<Record<FamilyId, readonly RequiredRow[]>>> = {
  'money-counter': counting,
  'currency-sorter': counting,
  'multi-pocket-sorter': [...counting, ...sorting],
  'coin-sorter': [...machine, accuracy, ...coins],
  'banking-cit': [...machine, accuracy, rowOf('Up to 80,000 notes/day', 'Daily duty'), grade],
  cds: [...machine, accuracy, grade],
  printers: [...machine, ...printing],
  'banding-tape': [certificates, storage, orderUnit],
}

export const requiredRowsOf = (family: FamilyId): readonly RequiredRow[] => ofFamily[family] ?? machine

/** The rows that a product's sheet lacks; a product without place or rows has other faults. */
export const missingRows = (file: ParsedFile): Fault[] => {
  const sheet = sheetOf(file)
  if (!sheet) return []
  const isMissing = ({ rows }: RequiredRow) =>
    rows.every((row) => textsOf(sheet.specifications, row).length === 0)
  return requiredRowsOf(familyOf(sheet))
    .filter(isMissing)
    .flatMap((row) => missingRow(file, sheet, row, `is a row that ${String(fieldsOf(file).name)} lacks and`))
}
