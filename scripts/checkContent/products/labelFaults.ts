import { isRecord } from '../../../src/lib/types.ts'
import { type Fault, faultsAt, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

/** Labels, each with other names that sheets have used; `Group/Label` for a row of a group. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'Operating conditions': ['Operating temperature', 'Operating humidity', 'Operating conditions/*'],
  Display: ['Screen', 'Status display', 'Customer screen', 'Fascia/Display', 'Workplace/Display'],
  'Customer display': ['Guest display', 'Display/Customer'],
  Interfaces: ['Other interfaces', 'Connections', 'Till connection'],
  Languages: ['Menu languages', 'Software/Menus'],
  'Barcode reader': ['Bill reader', 'Barcode reader/*', 'Peripherals/Barcode reader'],
  'Receipt printer/Paper': [
    'Printer',
    'Receipt printer',
    'Receipt printer/Method',
    'Receipt printer/Cutter',
    'Peripherals/Receipt printer',
  ],
  'Serial-number memory': ['Serial numbers/Memory'],
  'Safe/Body, Safe/Door and Safe/Lock': ['Safe'],
  Detection: ['Note detection', 'Notes/Detection', 'Note acceptance/Detection'],
}

const properNames = new Map(
  Object.entries(otherNames).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
)

const isGroup = (value: unknown): value is object => isRecord(value) && !Array.isArray(value)

/** Each `Label` or `Group/Label` of a sheet. */
const labelsOf = (file: ParsedFile) => {
  const { specifications } = fieldsOf(file)
  if (!isGroup(specifications)) return []
  return Object.entries(specifications).flatMap(([label, value]: [string, unknown]) => {
    const labels = isGroup(value) ? Object.keys(value).map((inner) => `${label}/${inner}`) : [label]
    return labels.map((each) => ({ file, label: each }))
  })
}

/** Gives the same text for labels that differ only in hyphens, capitals and plurals. */
const spellingOf = (label: string): string =>
  (label.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).map((word) => word.replace(/s$/, '')).join('')

/** For each such text, the label that most sheets have. */
const commonLabels = (labels: readonly string[]): ReadonlyMap<string, string> => {
  const same = Map.groupBy(labels, (label) => label)
  const rarestFirst = [...same].sort(([, a], [, b]) => a.length - b.length)
  return new Map(rarestFirst.map(([label]) => [spellingOf(label), label]))
}

const isBlank = (label: string): boolean => label.split('/').some((word) => word.trim() === '')

/**
 * Finds rows and groups without a label, which screen readers could not name, and labels for a thing that
 * other sheets label differently, which the comparison would show as two things.
 */
export const labelFaults = (files: readonly ParsedFile[]): Fault[] => {
  const labels = files.flatMap(labelsOf)
  const common = commonLabels(labels.map(({ label }) => label))
  return labels.flatMap(({ file, label }) => {
    const name =
      properNames.get(label) ?? properNames.get(label.replace(/\/.*/, '/*')) ?? common.get(spellingOf(label))
    const other = name === label ? undefined : name
    const advice = isBlank(label)
      ? 'has no label; write one before the colon, like "Weight"'
      : other && `is a second label for ${other}; write ${other}`
    return faultsAt(file, fieldOfRow(label), label, advice)
  })
}
