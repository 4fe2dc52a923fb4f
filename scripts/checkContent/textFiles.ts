import { type Schema } from 'yup'
import { legalPages } from '../../src/app/paths.ts'
import { type ContentFile, type Fault } from './contentFile.ts'
import { headsSchema } from './schemas/heads.ts'
import { legalSchema } from './schemas/legal.ts'
import { officesSchema } from './schemas/offices.ts'
import { aboutSchema, catalogueSchema, contactSchema, homeSchema, quoteSchema } from './schemas/pages.ts'
import { servicesSchema } from './schemas/services.ts'

const folder = 'src/content'

/** Every file of texts that the site is built from, with its schema. */
export const textSchemas: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  [`${folder}/about.json`, aboutSchema],
  [`${folder}/catalogue.json`, catalogueSchema],
  [`${folder}/contact.json`, contactSchema],
  [`${folder}/home.json`, homeSchema],
  [`${folder}/offices.json`, officesSchema],
  [`${folder}/pages.json`, headsSchema],
  [`${folder}/quote.json`, quoteSchema],
  [`${folder}/services.json`, servicesSchema],
  ...legalPages.map((page) => [`${folder}/legal/${page}.json`, legalSchema] as const),
])

const missingAdvice = 'is not there, but the site is built from it; restore it, or give it back its old name'
const strangeAdvice = 'is a file that no page reads; correct its name or remove it'

/** Files of texts that are missing, and those that nothing reads, as a renamed one. */
export const fileFaults = (files: readonly ContentFile[]): Fault[] => {
  const found = files.map(({ path }) => path)
  const missing = [...textSchemas.keys()].filter((path) => !found.includes(path))
  const strange = found.filter((path) => !textSchemas.has(path))
  return [
    ...missing.map((file) => ({ file, field: 'file', value: undefined, advice: missingAdvice })),
    ...strange.map((file) => ({ file, field: 'file', value: file, advice: strangeAdvice })),
  ]
}
