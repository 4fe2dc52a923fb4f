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

/** V8 names the position in most of its messages; in the others it quotes the ten characters before it. */
const errorOffset = (text: string, message: string): number => {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const quoted = /^Unexpected token '(.+?)', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/u.exec(
    message,
  )
  if (!quoted) return text.length
  const [, token = '', cut, excerpt = ''] = quoted
  return cut ? text.indexOf(excerpt) + 10 : text.indexOf(token)
}

const syntaxFault = ({ path, text }: ContentFile, message: string): Fault => {
  const before = text.slice(0, errorOffset(text, message)).split('\n')
  const position = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
  return {
    file: path,
    field: position,
    value: text.split('\n')[before.length - 1]?.trim(),
    advice: 'is not valid JSON; look here and just before for a comma, quote or bracket too many or too few',
  }
}

/** Reads JSON files; those that are not JSON come back as faults with line and column. */
export const parseFiles = (files: readonly ContentFile[]): { parsed: ParsedFile[]; faults: Fault[] } => {
  const parsed: ParsedFile[] = []
  const faults: Fault[] = []
  for (const file of files) {
    try {
      parsed.push({ path: file.path, data: JSON.parse(file.text) as unknown })
    } catch (error) {
      faults.push(syntaxFault(file, error instanceof Error ? error.message : ''))
    }
  }
  return { parsed, faults }
}

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
