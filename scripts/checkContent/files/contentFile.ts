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

/** Bytes of a file under `public/`; undefined where there is none. */
export type SizeOf = (address: string) => number | undefined

/** The fields of a file; none when it is no object. */
export const fieldsOf = ({ data }: ParsedFile): Record<string, unknown> => (isRecord(data) ? data : {})

/** The notation of the reports: `videos[0].title`. */
export const fieldOf = (parent: string, key: string, inList: boolean): string =>
  inList ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text)

const show = (value: unknown): string => (value === undefined ? '(missing)' : shorten(JSON.stringify(value)))

/** The faults by file, as `check:content` prints them. */
export const report = (faults: readonly Fault[]): string => {
  const files = [...new Set(faults.map(({ file }) => file))]
  const lines = (file: string) =>
    faults
      .filter((fault) => fault.file === file)
      .map(({ field, value, advice }) => `  ${field}: ${show(value)}\n    ${advice}.`)
  return files.map((file) => [file, ...lines(file)].join('\n')).join('\n\n')
}

interface Text {
  field: string
  text: string
}

/** The texts in a value; `withLabels` the keys of its objects too, which are the labels of a data sheet. */
export const textsOf = (value: unknown, { field = '', withLabels = false } = {}): Text[] => {
  if (typeof value === 'string') return [{ field, text: value }]
  if (!isRecord(value)) return []
  const inList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = fieldOf(field, key, inList)
    const labels = withLabels && !inList ? [{ field: own, text: key }] : []
    return [...labels, ...textsOf(inner, { field: own, withLabels })]
  })
}
