import type * as z from 'zod'
import { compareSchema } from '../../src/content/schema/compare.ts'
import { words } from '../../src/content/schema/fields.ts'
import { finderSchema } from '../../src/content/schema/finder.ts'
import { glossarySchema } from '../../src/content/schema/glossary.ts'
import { officesSchema } from '../../src/content/schema/offices.ts'
import {
  aboutSchema,
  catalogueSchema,
  contactSchema,
  headsSchema,
  homeSchema,
  legalSchema,
  quoteSchema,
} from '../../src/content/schema/pages.ts'
import { servicesSchema } from '../../src/content/schema/services.ts'
import {
  actionsSchema,
  countryTextsSchema,
  errorsSchema,
  filtersSchema,
  footerSchema,
  glossaryTextsSchema,
  headerSchema,
  legalTextsSchema,
  modelSchema,
  modelStageSchema,
  noticesSchema,
  pictureTextsSchema,
  printTextsSchema,
  productTextsSchema,
  quoteListSchema,
  videoTextsSchema,
} from '../../src/content/schema/texts.ts'
import { figureNamesSchema, figuresSchema } from '../../src/machines/figures/figuresSchema.ts'
import { legalPages, singlePages } from '../../src/routing/paths.ts'
import type { ContentFile, Fault } from './contentFile.ts'

const folder = 'src/content'

const titledPages = [...Object.keys(singlePages), 'catalogue', 'notFound', 'unavailable']

const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  about: aboutSchema,
  actions: actionsSchema,
  catalogue: catalogueSchema,
  compare: compareSchema,
  contact: contactSchema,
  country: countryTextsSchema,
  errors: errorsSchema,
  figureNames: figureNamesSchema,
  figures: figuresSchema,
  filters: filtersSchema,
  finder: finderSchema,
  footer: footerSchema,
  glossary: glossaryTextsSchema,
  header: headerSchema,
  home: homeSchema,
  legal: legalTextsSchema,
  model: modelSchema,
  modelStage: modelStageSchema,
  notices: noticesSchema,
  pages: headsSchema(titledPages),
  picture: pictureTextsSchema,
  print: printTextsSchema,
  product: productTextsSchema,
  quote: quoteSchema,
  quoteList: quoteListSchema,
  related: words('similar', 'goesWith', 'fits'),
  services: servicesSchema,
  video: videoTextsSchema,
}

export const textSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(pageSchemas).map(([name, schema]) => [`${folder}/texts/${name}.json`, schema] as const),
  [`${folder}/data/offices.json`, officesSchema],
  [`${folder}/data/glossary.json`, glossarySchema],
  ...legalPages.map((page) => [`${folder}/legal/${page}.json`, legalSchema] as const),
])

const missingAdvice = 'is not there, but the site is built from it; restore it, or give it back its old name'
const strangeAdvice = 'is a file that no page reads; correct its name or remove it'

export const fileFaults = (files: readonly ContentFile[]): Fault[] => {
  const found = files.map(({ path }) => path)
  const missing = [...textSchemas.keys()].filter((path) => !found.includes(path))
  const strange = found.filter((path) => !textSchemas.has(path))
  return [
    ...missing.map((file) => ({ file, field: 'file', value: undefined, advice: missingAdvice })),
    ...strange.map((file) => ({ file, field: 'file', value: file, advice: strangeAdvice })),
  ]
}
