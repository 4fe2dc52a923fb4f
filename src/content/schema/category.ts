import * as z from 'zod'
import { countries } from '../countries.ts'
import { group, list, optionalList, requiredText, text } from './fields.ts'

const idAdvice =
  'is part of an address; write it in small letters and hyphens, like "money-counter", and not all digits'
const takenAdvice = 'is "all" or the id of a subcategory before it; write another'
const menuAdvice = (children: readonly string[]): string =>
  `leads nowhere; choose one of ${children.join(', ')}`
const unitAdvice = 'must be what its products are counted in: device or roll; remove it for machines'
const countryAdvice = `is not a country of the site; choose one of ${countries.join(', ')}`

const id = text(idAdvice, /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/)

/** What a product is counted in, where it is no machine. */
const unit = z.enum(['device', 'roll'], unitAdvice).exactOptional()

const subcategorySchema = group({
  id,
  name: requiredText,
  unit,
  notOfferedIn: z.array(z.enum(countries, countryAdvice)).exactOptional(),
})

const categorySchema = group({
  id,
  name: requiredText,
  lead: requiredText,
  unit,
  subcategories: optionalList('subcategories', subcategorySchema),
  /** The second level of the product menu; the id `all` leads to the category itself. */
  menu: optionalList('entries of the menu', group({ id, name: requiredText })).exactOptional(),
})

/** Addresses, filters and products name a subcategory by its id alone, so each id is used once. */
export const categoriesSchema = list('categories', categorySchema).superRefine((categories, context) => {
  const taken = new Set(['all'])
  for (const [index, { subcategories, menu = [] }] of categories.entries()) {
    const fault = (field: string, at: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field, at, 'id'], message })
    const children = ['all', ...subcategories.map((subcategory) => subcategory.id)]
    for (const [at, subcategory] of subcategories.entries()) {
      if (taken.has(subcategory.id)) fault('subcategories', at, takenAdvice)
      taken.add(subcategory.id)
    }
    for (const [at, entry] of menu.entries())
      if (!children.includes(entry.id)) fault('menu', at, menuAdvice(children))
  }
})

export type CategoryRecord = z.infer<typeof categorySchema>
