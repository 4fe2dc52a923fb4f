import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { productSchema } from '../../src/content/schema/product.ts'

const file = join(import.meta.dirname, '../../src/content/product.schema.json')

const productJsonSchema = (): string => {
  const schema = z.toJSONSchema(productSchema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Adds nothing for editors: keys are always text, numbers always safe.
      delete jsonSchema.propertyNames
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return `${JSON.stringify(schema, null, 2)}\n`
}

export const isProductJsonSchemaStale = (): boolean => readFileSync(file, 'utf8') !== productJsonSchema()

export const writeProductJsonSchema = (): void => {
  if (isProductJsonSchemaStale()) writeFileSync(file, productJsonSchema())
}
