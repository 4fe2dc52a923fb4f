import { isRecord } from '../../../src/lib/types.ts'

export interface ContentFile {
  path: string
  text: string
}

export interface ParsedFile {
  path: string
  data: unknown
}

export interface Fault {
  file: string
  field: string
  value: unknown
  advice: string
}

export type FileExists = (address: string) => boolean

/** The bytes of a file under `public/`; undefined where there is none. */
export type ReadFile = (address: string) => Buffer | undefined

/** A fault of a field for each advice, if there is any. */
export const faultsAt = (
  { path: file }: Pick<ContentFile, 'path'>,
  field: string,
  value: unknown,
  ...advices: readonly (string | undefined)[]
): Fault[] => advices.flatMap((advice) => (advice === undefined ? [] : [{ file, field, value, advice }]))

/** The fields of a file; none when it is no object. */
export const fieldsOf = ({ data }: ParsedFile): Record<string, unknown> => (isRecord(data) ? data : {})

/** Writes a path as the reports do, such as `videos[0].title`. */
export const fieldOf = (parent: string, key: string, inList: boolean): string =>
  inList ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`

/** Writes a row of a sheet, such as `Safe/Door`, as the reports do. */
export const fieldOfRow = (row = ''): string => `specifications.${row.replace('/*', '').replace('/', '.')}`

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text)

const show = (value: unknown): string => (value === undefined ? '(missing)' : shorten(JSON.stringify(value)))

/** The faults by file, as `check:content` prints them. */
export const report = (faults: readonly Fault[]): string => {
  const line = ({ field, value, advice }: Fault) => `  ${field}: ${show(value)}\n    ${advice}.`
  const byFile = Map.groupBy(faults, ({ file }) => file)
  return Array.from(byFile, ([file, own]) => [file, ...own.map(line)].join('\n')).join('\n\n')
}

interface Part {
  field: string
  key: string
  value: unknown
}

/** A value and everything inside it, from the outside in. */
export const partsOf = (value: unknown, parent = ''): Part[] => {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = fieldOf(parent, key, Array.isArray(value))
    return [{ field, key, value: inner }, ...partsOf(inner, field)]
  })
}

/** The texts in a value. `withLabels` adds the keys of its objects, which are the labels of a data sheet. */
export const textsOf = (data: unknown, { withLabels = false } = {}) =>
  partsOf(data).flatMap(({ field, key, value }) => {
    const isLabel = withLabels && !field.endsWith(`[${key}]`)
    return [
      ...(isLabel ? [{ field, text: key, isLabel }] : []),
      ...(typeof value === 'string' ? [{ field, text: value, isLabel: false }] : []),
    ]
  })
