import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  productJsonSchema,
  productSchemaFile,
} from '../../../scripts/checkContent/products/productJsonSchema.ts'
import jsonSchema from '../../../src/content/product.schema.json' with { type: 'json' }
import { productSchema } from '../../../src/content/schema/product.ts'
import { soundProduct } from '../../support/site/soundContent.ts'

it('product.schema.json is what productSchema says today', () => {
  expect(readFileSync(productSchemaFile, 'utf8'), 'Run npm run write:schema').toBe(productJsonSchema())
})

it('explains each field of a product', () => {
  const { properties } = jsonSchema
  const media = [properties.images.items.properties, properties.videos.items.properties]
  for (const group of [properties, ...media]) {
    for (const [key, { description }] of Object.entries(group)) expect(description, key).toMatch(/\S/)
  }
})

it('offers each category its own subcategories only', () => {
  const offered = (category: string) =>
    jsonSchema.allOf.find((rule) => rule.if.properties.category.const === category)?.then.properties
      .subcategory
  expect(offered('payment-system')).toEqual({ enum: ['retail', 'banking-cit'] })
  expect(offered('printers')).toBe(false)
})

it('wants the same rows of a data sheet as the checker', () => {
  const product = soundProduct(60, 'printers')
  const { Group, ...rows } = product.specifications as Record<string, object>
  const wanted = Object.keys(rows).filter((label) => {
    const others = Object.entries(rows).filter(([other]) => other !== label)
    const specifications = { ...Object.fromEntries(others), Group }
    return !productSchema.safeParse({ ...product, specifications }).success
  })
  expect(jsonSchema.properties.specifications.required).toEqual(wanted)
})
