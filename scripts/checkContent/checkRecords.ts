import { categoryRecords } from '../../src/content/data/categories.ts'
import { countryRecords } from '../../src/content/data/countries.ts'
import { categoriesSchema } from '../../src/content/schema/category.ts'
import { countriesSchema } from '../../src/content/schema/country.ts'
import { siteSchema } from '../../src/content/schema/site.ts'
import { site, socialLinks } from '../../src/content/site.ts'
import { type Fault, type FileExists } from './files/contentFile.ts'
import { unseenAdvice } from './files/parseFiles.ts'
import { onePerField, shapeFaults } from './shape.ts'
import { deadLink, faultyTexts, textFaults } from './textRules.ts'

const shipped = {
  countries: countryRecords,
  categories: categoryRecords,
  site: { site, socialLinks },
}

/** Data in TypeScript, because its ids are types. */
export const checkRecords = (
  fileExists: FileExists,
  changed: Partial<Record<keyof typeof shipped, unknown>> = {},
): Fault[] => {
  const { countries, categories, site } = { ...shipped, ...changed }
  const records = [
    { path: 'src/content/data/countries.ts', data: countries, schema: countriesSchema },
    { path: 'src/content/data/categories.ts', data: categories, schema: categoriesSchema },
    { path: 'src/content/site.ts', data: site, schema: siteSchema },
  ]
  return records.flatMap(({ schema, ...file }) =>
    onePerField([
      ...faultyTexts(file, unseenAdvice),
      ...shapeFaults(schema, file),
      ...textFaults(file, deadLink([], fileExists)),
    ]),
  )
}
