import * as z from 'zod'
import {
  categories,
  type Category,
  categoryIds,
  findCategory,
  findSubcategory,
  subcategoryIds,
} from '../categories.ts'
import { type Advice, describedText, fields, text } from './fields.ts'
import { imagesSchema, videosSchema } from './media.ts'
import { specificationSchema } from './specification.ts'

const pricePattern = /^\$\d{1,3}(,\d{3})*$/
const pdfPattern = /^\/specs\/[a-z0-9-]+\.pdf$/
const modelPattern = /^\/media\/[a-z0-9-]+\/model\.glb$/
const modelFirst = /^[A-Z]{2,3} \d+ \S/
const sixtyTo120Words = /^\S+(\s+\S+){59,119}$/

const choose = (ids: readonly string[]) => `choose one of ${ids.join(', ')}`

const idsOf = ({ subcategories }: Category): string[] => subcategories.map(({ id }) => id)

/** A product in which any field may be missing or faulty. */
type Draft = Partial<Record<string, unknown>>

/** Runs a rule between two fields even when other fields are faulty. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const subcategoryAdvice = ({ category }: Draft): string => {
  const found = findCategory(String(category))
  const own = found ? idsOf(found) : []
  const remedy = own.length === 0 ? 'remove the line, there are none' : choose(own)
  return `is not a subcategory of ${String(category)}; ${remedy}`
}

const fits = ({ category, subcategory }: Draft): boolean => {
  const found = findCategory(String(category))
  return typeof subcategory !== 'string' || !found || findSubcategory(found, subcategory) !== undefined
}

const amount = (price: unknown): number | undefined =>
  typeof price === 'string' && pricePattern.test(price) ? Number(price.replace(/\D/g, '')) : undefined

const isBelow = ({ price, originalPrice }: Draft): boolean =>
  (amount(price) ?? 0) < (amount(originalPrice) ?? Infinity)

const words: Advice = ({ input }) =>
  typeof input === 'string'
    ? `has ${input.split(/\s+/).filter(Boolean).length} words; ` +
      'write 60 to 120, with no space before or after them'
    : 'must be text of 60 to 120 words; write it'

const wholeNumber = (advice: string, min: number) =>
  z.int(advice).min(min, advice).meta({ description: advice })

const schemaAdvice = 'lets editors help while you type; write "../product.schema.json"'
const idAdvice = 'must be a whole number from 1 up; write the number that the file name starts with'
const nameAdvice =
  'must be the model code and what it is, in at most 48 characters; write it like "MC 280 ' +
  'Mixed-Value Money Counter"'
const pdfAdvice =
  'must be the address of the spec sheet; write it like "/specs/mc-280.pdf", or remove the line ' +
  'when there is none'
const modelAdvice =
  'must be the address of the 3D model; write it like "/media/mc-280/model.glb", or remove the ' +
  'line when there is none'
const priceAdvice = 'must be a price in whole dollars; write it like "$1,290"'
const ratingAdvice = 'must be a number from 0 to 5; write it like 4.8, without quotes'
const stockAdvice = 'must be true or false, without quotes; write true or false'
const featuresAdvice = 'must be a list of 6 to 10 features; add or remove some'
const featureAdvice =
  'must be a phrase of 10 to 80 characters without a full stop at its end; write it out or shorten it'

const shape = {
  $schema: z.enum(['../product.schema.json'], schemaAdvice).meta({ description: schemaAdvice }),
  id: wholeNumber(idAdvice, 1),
  name: text(nameAdvice, modelFirst).max(48, nameAdvice).meta({ description: nameAdvice }),
  pdf: describedText(pdfAdvice, pdfPattern).exactOptional(),
  model: describedText(modelAdvice, modelPattern).exactOptional(),
  category: z
    .enum(categoryIds, `is not a known category; ${choose(categoryIds)}`)
    .meta({ description: choose(categoryIds) }),
  subcategory: z
    .enum(subcategoryIds, `is not a known subcategory; ${choose(subcategoryIds)}`)
    .meta({ description: 'one of the category; remove the line when there is none' })
    .exactOptional(),
  price: describedText(priceAdvice, pricePattern),
  originalPrice: describedText(priceAdvice, pricePattern),
  rating: z
    .number(ratingAdvice)
    .min(0, ratingAdvice)
    .max(5, ratingAdvice)
    .meta({ description: ratingAdvice }),
  reviews: wholeNumber('must be how many reviews there are; write a whole number without quotes', 0),
  inStock: z.boolean(stockAdvice).meta({ description: stockAdvice }),
  description: text(words, sixtyTo120Words).meta({ description: 'what it is for, in 60 to 120 words' }),
  features: z
    .array(
      text(featureAdvice)
        .min(10, featureAdvice)
        .max(80, featureAdvice)
        .refine((phrase) => !phrase.endsWith('.'), featureAdvice)
        .meta({ description: featureAdvice }),
      featuresAdvice,
    )
    .min(6, featuresAdvice)
    .max(10, featuresAdvice)
    .meta({ description: featuresAdvice, uniqueItems: true }),
  specifications: specificationSchema,
  images: imagesSchema,
  videos: videosSchema,
}

/** JSON Schema for editors: a category allows only its own subcategories. */
const ownSubcategories = categories.map((category) => ({
  if: { properties: { category: { const: category.id } } },
  then: {
    properties: { subcategory: category.subcategories.length > 0 && { enum: idsOf(category) } },
  },
}))

/**
 * A file of `src/content/products` (specification 3): type, checker and JSON Schema come from here;
 * a fault's message says what is wrong and what to do.
 */
export const productSchema = fields(
  shape,
  'must be one product in braces { }; compare with another file of the folder',
)
  .refine(fits, {
    ...always,
    path: ['subcategory'],
    error: ({ input }) => subcategoryAdvice(input as Draft),
  })
  .refine(isBelow, {
    ...always,
    path: ['price'],
    error: ({ input }) =>
      `is not below originalPrice (${String((input as Draft).originalPrice)}); ` +
      'lower the one or raise the other',
  })
  .meta({
    description: 'Made from schema/product.ts; npm run check:content checks more.',
    allOf: ownSubcategories,
  })
