import type { Fault } from './contentFile.ts'

const advice =
  'cannot be read; look here and just before for a comma, quote or bracket too many or too few, for a ' +
  'curly quote (‘), and for an apostrophe in a text: write such a text in double quotes, as "the bank\'s"'

/** Node quotes some lines, and marks the broken place in the line below it. */
const quotation = /^file:.*\/(src\/content\/.*\.ts):(\d+)\n(?:.*\n)*?(.*)\n\s*\^/

/** The fault of a content file in TypeScript that Node cannot read; undefined for any other error. */
export const scriptFault = (error: unknown): Fault | undefined => {
  const { stack = '' } = error instanceof SyntaxError ? error : {}
  const [, file, line = '', value = ''] = quotation.exec(stack) ?? []
  return file === undefined ? undefined : { file, field: `line ${line}`, value: value.trim(), advice }
}
