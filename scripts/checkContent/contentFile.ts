/** A content file as it lies on the disk; `path` starts at the project's folder. */
export interface ContentFile {
  path: string
  text: string
}

/** A content file that is JSON. */
export interface ParsedFile {
  path: string
  data: unknown
}

/** Something to correct: where it is, what stands there, and what is wrong and what to do. */
export interface Fault {
  file: string
  field: string
  value: unknown
  advice: string
}

/** Whether a file of `public/` exists, by its address: `/specs/mc-280.pdf`. */
export type FileExists = (address: string) => boolean

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

/** The fields of a file, whatever they hold; none when it is no object. */
export const fieldsOf = ({ data }: ParsedFile): Record<string, unknown> => (isRecord(data) ? data : {})

/** The field of an entry, in the notation of the reports: `videos[0].title`. */
export const fieldOf = (parent: string, key: string, inList: boolean): string =>
  inList ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text)

const show = (value: unknown): string => (value === undefined ? '(missing)' : shorten(JSON.stringify(value)))

/** The faults as lines for people, file by file. */
export const report = (faults: readonly Fault[]): string => {
  const files = [...new Set(faults.map(({ file }) => file))]
  const lines = (file: string) =>
    faults
      .filter((fault) => fault.file === file)
      .map(({ field, value, advice }) => `  ${field}: ${show(value)}\n    ${advice}.`)
  return files.map((file) => [file, ...lines(file)].join('\n')).join('\n\n')
}
