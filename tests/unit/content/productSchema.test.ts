import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  productJsonSchema,
  productSchemaFile,
} from '../../../scripts/checkContent/products/productJsonSchema.ts'
import { categories } from '../../../src/content/categories.ts'
import jsonSchema from '../../../src/content/product.schema.json' with { type: 'json' }
import { productSchema } from '../../../src/content/schema/product.ts'
import { type Product } from '../../../src/domain/machines/product.ts'
import { soundProduct } from '../../support/site/soundContent.ts'

const isSound = (product: unknown): boolean => productSchema.safeParse(product).success

describe('product.schema.json', () => {
  it('is what productSchema says today', () => {
    expect(readFileSync(productSchemaFile, 'utf8'), 'Run npm run write:schema').toBe(productJsonSchema())
  })

  it('knows the fields of a product and explains each', () => {
    const keys: Record<keyof Product | '$schema', true> = {
      $schema: true,
      id: true,
      name: true,
      pdf: true,
      model: true,
      category: true,
      subcategory: true,
      price: true,
      originalPrice: true,
      rating: true,
      reviews: true,
      inStock: true,
      description: true,
      features: true,
      specifications: true,
      images: true,
      videos: true,
    }
    const { properties } = jsonSchema
    expect(Object.keys(properties)).toEqual(Object.keys(keys))
    const media = [properties.images.items.properties, properties.videos.items.properties]
    for (const group of [properties, ...media]) {
      for (const [key, { description }] of Object.entries(group)) expect(description, key).toMatch(/\.$/)
    }
  })

  it('offers each category its own subcategories only', () => {
    expect(jsonSchema.allOf).toEqual(
      categories.map(({ id, subcategories }) => ({
        if: { properties: { category: { const: id } } },
        then: {
          properties: {
            subcategory: subcategories.length > 0 && {
              enum: subcategories.map((subcategory) => subcategory.id),
            },
          },
        },
      })),
    )
  })

  it('wants the same rows of a data sheet', () => {
    const { required, additionalProperties } = jsonSchema.properties.specifications
    const sheet = soundProduct(60, 'printers').specifications as object
    const without = Object.keys(sheet).filter((label) => {
      const rest = Object.fromEntries(
        Object.entries(sheet).filter(([key]) => key !== label && label !== 'Group'),
      )
      return label !== 'Group' && !isSound({ ...soundProduct(60, 'printers'), specifications: rest })
    })
    expect(required).toEqual(without)
    expect(additionalProperties).toEqual({ $ref: '#/definitions/rowOrGroup' })
    const { text, row, rowOrGroup } = jsonSchema.definitions
    const toText = { $ref: '#/definitions/text' }
    const toRow = { $ref: '#/definitions/row' }
    expect(text).toMatchObject({ type: 'string', pattern: String.raw`\S` })
    expect(row.anyOf).toEqual([toText, { type: 'array', minItems: 1, items: toText }])
    expect(rowOrGroup.anyOf).toEqual([
      toRow,
      { type: 'object', minProperties: 1, additionalProperties: toRow },
    ])
  })
})
