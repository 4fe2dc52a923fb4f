import { type Schema } from 'yup'
import { deadLinks, textsOf } from './addresses.ts'
import { parseFiles, type ContentFile, type Fault, type FileExists, type ParsedFile } from './contentFile.ts'
import { onePerField, shapeFaults } from './shape.ts'
import { legalSchema, officesSchema } from './textSchemas.ts'

const schemaOf = (path: string): Schema | undefined => {
  if (path.includes('/legal/')) return legalSchema
  return path.endsWith('/offices.json') ? officesSchema : undefined
}

const emptyTexts = ({ path, data }: ParsedFile): Fault[] =>
  textsOf(data)
    .filter(({ text }) => text.trim() === '')
    .map(({ field, text }) => ({
      file: path,
      field,
      value: text,
      advice: 'is empty; write the text or remove the entry',
    }))

const missingAlts = ({ path, data }: ParsedFile): Fault[] => {
  const fields = textsOf(data).map(({ field }) => field)
  return fields
    .filter((field) => field.endsWith('.src'))
    .map((field) => field.replace(/src$/, 'alt'))
    .filter((alt) => !fields.includes(alt))
    .map((field) => ({
      file: path,
      field,
      value: undefined,
      advice: 'is what visitors who cannot see the picture are told; describe what it shows',
    }))
}

/**
 * What is wrong with the offices, the legal texts and the texts of the pages (design section 6); nothing when they are
 * sound. `productIds` are the products that links may lead to.
 */
export const checkTexts = (
  files: readonly ContentFile[],
  productIds: readonly number[],
  fileExists: FileExists,
): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const ownFaults = (file: ParsedFile) => {
    const schema = schemaOf(file.path)
    return [
      ...(schema ? shapeFaults(schema, file) : []),
      ...emptyTexts(file),
      ...missingAlts(file),
      ...deadLinks(file, productIds, fileExists),
    ]
  }
  return [...faults, ...parsed.flatMap((file) => onePerField(ownFaults(file)))]
}
