import * as z from 'zod'
import { countryRecords } from '../data/countries.ts'
import { group, list, optionalList, requiredText, text } from './fields.ts'

const idAdvice =
  'is part of an address; write it in small letters and hyphens, like "money-counter", and not all digits'
const countryNames = countryRecords.map(({ name }) => name)
const countryAdvice = `is not a country of the site; choose one of ${countryNames.join(', ')}`

const id = text(idAdvice, /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/)

const subcategorySchema = group({
  id,
  name: requiredText,
  notOfferedIn: z.array(z.enum(countryNames, { error: countryAdvice })).exactOptional(),
})

const categorySchema = group({
  id,
  name: requiredText,
  lead: requiredText,
  subcategories: optionalList('subcategories', subcategorySchema),
  /** The second level of the product menu; the id `all` leads to the category itself. */
  menu: optionalList('entries of the menu', group({ id, name: requiredText })).exactOptional(),
})

export const categoriesSchema = list('categories', categorySchema)

export type CategoryRecord = z.infer<typeof categorySchema>
