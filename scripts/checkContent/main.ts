import { readEnvironment } from '../../functions/relay/services/environment.ts'
import { scriptsSchema } from '../environment.ts'
import { isLive } from '../server/relayWarnings.ts'
import { type Fault, report } from './files/contentFile.ts'
import { parseFiles } from './files/parseFiles.ts'
import { readContent } from './files/readContent.ts'

const advice =
  'cannot be read; look here and just before for a comma, quote or bracket too many or too few, for a ' +
  'curly quote (‘), and for an apostrophe in a text: write such a text in double quotes, as "the bank\'s"'

/** Node quotes some lines, and marks the broken place in the line below it. */
const quotation = /^file:.*\/(src\/content\/.*\.ts):(\d+)\n(?:.*\n)*?(.*)\n\s*\^/

/** The fault of a content file in TypeScript that Node cannot read; undefined for any other error. */
const scriptFault = (error: unknown): Fault | undefined => {
  const { stack = '' } = error instanceof SyntaxError ? error : {}
  const [, file, line = '', value = ''] = quotation.exec(stack) ?? []
  return file === undefined ? undefined : { file, field: `line ${line}`, value: value.trim(), advice }
}

const content = readContent()
const { products, legal, pages } = content

/** These come first, because the checks import some of the files and Node would stop at a broken one. */
const check = async (): Promise<{ faults: Fault[]; warnings: string[] }> => {
  const { faults } = parseFiles(pages)
  if (faults.length > 0) return { faults, warnings: [] }
  const { checkContent } = await import('./checkContent.ts')
  return checkContent(content, isLive(readEnvironment(scriptsSchema).environment))
}

const { faults, warnings } = await check().catch((error: unknown) => {
  const fault = scriptFault(error)
  if (!fault) throw error
  return { faults: [fault], warnings: [] }
})

if (faults.length === 0) {
  console.log(
    `Content is sound: ${products.length} products, ${legal.length} legal texts, ` +
      `${pages.length} files of page texts.`,
  )
  for (const warning of warnings) console.warn(warning)
} else {
  console.error(
    `${report(faults)}\n\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content.`,
  )
  process.exitCode = 1
}
