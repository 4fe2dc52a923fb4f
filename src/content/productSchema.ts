import { array, boolean, number, object } from 'yup'
import { categories, findCategory, findSubcategory } from './categories.ts'
import { imagesSchema, videosSchema } from './mediaSchema.ts'
import { specificationSchema } from './specificationSchema.ts'
import { optionalText, text, unknownKey } from './textSchema.ts'

const pricePattern = /^\$\d{1,3}(,\d{3})*$/
const pdfPattern = /^\/specs\/[a-z0-9-]+\.pdf$/
const modelPattern = /^\/media\/[a-z0-9-]+\/model\.glb$/
const modelFirst = /^[A-Z]{2,3} \d+ \S/
const sixtyTo120Words = /^\S+(\s+\S+){59,119}$/

const schemaAddress = '../product.schema.json'
const categoryIds = categories.map(({ id }) => id)
const subcategoryIds = categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))

const figure = (advice: string) => number().typeError(advice).required(advice)

const wholeNumber = (advice: string, min: number) => figure(advice).integer(advice).min(min, advice)

const choose = (ids: readonly string[]) => `choose one of ${ids.join(', ')}`

const words = ({ value }: { value: unknown }): string =>
  `has ${String(value).split(/\s+/).filter(Boolean).length} words; write 60 to 120, with no space before or after them`

const subcategoryAdvice = (category: unknown): string => {
  const own = findCategory(String(category))?.subcategories ?? []
  const remedy = own.length === 0 ? 'remove the line, there are none' : choose(own.map(({ id }) => id))
  return `is not a subcategory of ${String(category)}; ${remedy}`
}

const fits = (category: unknown, subcategory: string | undefined): boolean => {
  const found = findCategory(String(category))
  return !subcategory || !found || findSubcategory(found, subcategory) !== undefined
}

const amount = (price: unknown): number | undefined =>
  typeof price === 'string' && pricePattern.test(price) ? Number(price.replace(/\D/g, '')) : undefined

const priceAdvice = 'must be a price in whole dollars; write it like "$1,290"'

const isBelow = (price: string, originalPrice: unknown): boolean =>
  (amount(price) ?? 0) < (amount(originalPrice) ?? Infinity)

const categoryAdvice = `is not a known category; ${choose(categoryIds)}`
const featuresAdvice = 'must be a list of 6 to 10 features; add or remove some'
const featureAdvice = 'must be a phrase of 20 to 80 characters; write it out or shorten it'
const productAdvice = 'must be one product in braces { }; compare with another file of the folder'
const nameAdvice =
  'must be the model code and what it is, in at most 48 characters; write it like "MC 280 Mixed-Value Money Counter"'
const pdfAdvice =
  'must be the address of the spec sheet; write it like "/specs/mc-280.pdf", or remove the line when there is none'
const modelAdvice =
  'must be the address of the 3D model; write it like "/media/mc-280/model.glb", or remove the line when there is none'
const unknownSubcategory = `is not a known subcategory; ${choose(subcategoryIds)}`
const descriptionAdvice = 'must be text of 60 to 120 words; write it'
const ratingAdvice = 'must be a number from 0 to 5; write it like 4.8, without quotes'

/**
 * One file of `src/content/products` (spec section 3). Validate with `strict` and without `abortEarly`: each error has
 * a `path`, a message that says what is wrong and what to do, and the value in `params.value`.
 * `product.schema.json` tells editors the same; tests/unit/productSchema.test.ts holds the two together.
 */
export const productSchema = object({
  $schema: text('lets editors help while you type; write "../product.schema.json"').oneOf([schemaAddress]),
  id: wholeNumber('must be a whole number from 1 up; write the number that the file name starts with', 1),
  name: text(nameAdvice, modelFirst).max(48, nameAdvice),
  pdf: optionalText(pdfAdvice).matches(pdfPattern, pdfAdvice),
  model: optionalText(modelAdvice).matches(modelPattern, modelAdvice),
  category: text(categoryAdvice).oneOf(categoryIds, categoryAdvice),
  subcategory: optionalText(unknownSubcategory)
    .oneOf(subcategoryIds, unknownSubcategory)
    .when('category', ([category]: unknown[], schema) =>
      schema.test('fits', subcategoryAdvice(category), (value) => fits(category, value)),
    ),
  price: text(priceAdvice, pricePattern).when('originalPrice', ([originalPrice]: unknown[], schema) =>
    schema.test(
      'below',
      `is not below originalPrice (${String(originalPrice)}); lower the one or raise the other`,
      (price) => isBelow(price, originalPrice),
    ),
  ),
  originalPrice: text(priceAdvice, pricePattern),
  rating: figure(ratingAdvice).min(0, ratingAdvice).max(5, ratingAdvice),
  reviews: wholeNumber('must be how many reviews there are; write a whole number without quotes', 0),
  inStock: boolean()
    .typeError('must be true or false, without quotes')
    .required('is missing; write true or false'),
  description: optionalText(descriptionAdvice).required(descriptionAdvice).matches(sixtyTo120Words, words),
  features: array(text(featureAdvice).min(20, featureAdvice).max(80, featureAdvice))
    .typeError(featuresAdvice)
    .required(featuresAdvice)
    .min(6, featuresAdvice)
    .max(10, featuresAdvice),
  specifications: specificationSchema,
  images: imagesSchema,
  videos: videosSchema,
})
  .noUnknown(unknownKey)
  .typeError(productAdvice)
  .required(productAdvice)
