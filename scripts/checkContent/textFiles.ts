import type * as z from 'zod'
import { glossarySchema } from '../../src/content/schema/data/glossary.ts'
import { legalSchema } from '../../src/content/schema/legal.ts'
import { legalPages } from '../../src/content/site.ts'
import type { ContentFile, Fault } from './files/contentFile.ts'
import { figureNamesSchema, figuresSchema } from './schemas/figures.ts'
import { officesSchema } from './schemas/offices.ts'
import { pageTextSchemas } from './schemas/texts.ts'

const folder = 'src/content'

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...pageTextSchemas,
  figureNames: figureNamesSchema,
  figures: figuresSchema,
}

export const textSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(schemas).map(([name, schema]) => [`${folder}/texts/${name}.json`, schema] as const),
  [`${folder}/data/offices.json`, officesSchema],
  [`${folder}/data/glossary.json`, glossarySchema],
  ...legalPages.map((page) => [`${folder}/legal/${page}.json`, legalSchema] as const),
])

const missingAdvice = 'is not there, but the site is built from it; restore it, or give it back its old name'
const strangeAdvice =
  'is a file without a schema in scripts/checkContent/schemas; write one, correct its name or remove it'

/** A fault for each text file that is missing, and for each that no schema knows. */
export const fileFaults = (files: readonly ContentFile[]): Fault[] => {
  const found = files.map(({ path }) => path)
  const missing = [...textSchemas.keys()].filter((path) => !found.includes(path))
  const strange = found.filter((path) => !textSchemas.has(path))
  return [
    ...missing.map((file) => ({ file, field: 'file', value: undefined, advice: missingAdvice })),
    ...strange.map((file) => ({ file, field: 'file', value: file, advice: strangeAdvice })),
  ]
}
