import { basename } from 'node:path'
import type * as z from 'zod'
import { requiredText } from '../../src/content/schema/fields.ts'
import { glossarySchema } from '../../src/content/schema/glossary.ts'
import { headSchema, legalSchema } from '../../src/content/schema/legal.ts'
import { pictureSchema } from '../../src/content/schema/media.ts'
import { officesSchema, orderingSchema } from '../../src/content/schema/offices.ts'
import { legalPages } from '../../src/content/site.ts'
import { isRecord } from '../../src/lib/types.ts'
import {
  type ContentFile,
  type Fault,
  faultsAt,
  type FileExists,
  type ParsedFile,
  partsOf,
} from './files/contentFile.ts'
import { parseFiles } from './files/parseFiles.ts'
import { replacedAdvice } from './placeholders.ts'
import { onePerField, shapeFaults } from './shape.ts'
import { deadLink, textFaults } from './textRules.ts'

/** The files with a schema. The others need only a type, which comes from the JSON where the site uses it. */
const schemas = new Map<string, z.ZodType>([
  ['src/content/data/offices.json', officesSchema],
  ['src/content/data/glossary.json', glossarySchema],
  ['src/content/data/ordering.json', orderingSchema],
  ['src/content/texts/accessibility.json', legalSchema.extend({ head: headSchema, offices: requiredText })],
  ...legalPages.map((page) => [`src/content/legal/${page}.json`, legalSchema] as const),
])

const partSchemas = new Map<string, z.ZodType>([
  ['head', headSchema],
  ['heroImage', pictureSchema],
  ['picture', pictureSchema],
])

const partFaults = (file: ParsedFile): Fault[] =>
  partsOf(file.data).flatMap(({ field, key, value }) => {
    const schema = partSchemas.get(key)
    if (schema) return shapeFaults(schema, { ...file, data: value }, field)
    if (isRecord(value)) return []
    const isText = typeof value === 'string' && value.trim() !== ''
    const advice = isText
      ? replacedAdvice(basename(file.path, '.json'), field, value)
      : 'must be text; write it'
    return faultsAt(file, field, value, advice)
  })

/** All that the schema of a file finds; without one its faults in texts, heads and pictures. */
const wordingFaults = (file: ParsedFile): Fault[] => {
  const schema = schemas.get(file.path)
  return schema ? shapeFaults(schema, file) : onePerField(partFaults(file))
}

/** The faults of offices, legal texts and page texts (specification 12); links may lead to `productIds`. */
export const checkTexts = (
  files: readonly ContentFile[],
  productIds: readonly number[],
  fileExists: FileExists,
): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const ownFaults = (file: ParsedFile) => [
    ...wordingFaults(file),
    ...textFaults(file, deadLink(productIds, fileExists)),
  ]
  return [...faults, ...parsed.flatMap((file) => onePerField(ownFaults(file)))]
}
