import { categoryRecords } from '../../src/content/data/categories.ts'
import { countryRecords } from '../../src/content/data/countries.ts'
import { categoriesSchema } from '../../src/content/schema/category.ts'
import { countriesSchema } from '../../src/content/schema/country.ts'
import { deadLinks } from './addresses.ts'
import { type Fault, type FileExists } from './contentFile.ts'
import { markedTexts } from './markedTexts.ts'
import { repeats } from './repeats.ts'
import { onePerField, shapeFaults } from './shape.ts'

const shipped = { countries: countryRecords, categories: categoryRecords }

/** Countries and categories are data in TypeScript, because their ids are types. */
export const checkRecords = (
  fileExists: FileExists,
  { countries, categories }: Record<'countries' | 'categories', unknown> = shipped,
): Fault[] => {
  const records = [
    { path: 'src/content/data/countries.ts', data: countries, schema: countriesSchema },
    { path: 'src/content/data/categories.ts', data: categories, schema: categoriesSchema },
  ]
  return records.flatMap(({ schema, ...file }) =>
    onePerField([
      ...shapeFaults(schema, file),
      ...markedTexts(file),
      ...repeats(file),
      ...deadLinks(file, [], fileExists),
    ]),
  )
}
