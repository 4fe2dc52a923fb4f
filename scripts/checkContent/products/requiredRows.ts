import { categoryLabel } from '../../../src/content/categories.ts'
import { type FamilyId, familyOf } from '../../../src/domain/products/product.ts'
import { textsOf } from '../../figures/reading/textsOf.ts'
import { type Fault, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'
import { sheetOf } from './figures.ts'

interface RequiredRow {
  /** `Label` or `Group/Label`; one of them is enough. */
  rows: readonly [string, ...string[]]
  example: string
}

const rowOf = (example: string, ...rows: RequiredRow['rows']): RequiredRow => ({ rows, example })

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
  const { category, subcategory, specifications } = sheet
  const isMissing = ({ rows }: RequiredRow) => rows.every((row) => textsOf(specifications, row).length === 0)
  return requiredRowsOf(familyOf(sheet))
    .filter(isMissing)
    .map(({ rows: [row], example }) => ({
      file: file.path,
      field: fieldOfRow(row),
      value: undefined,
      advice:
        `is a row that ${String(fieldsOf(file).name)} lacks and ${categoryLabel(category, subcategory)} ` +
        `requires; add it, like "${example}"`,
    }))
}
