import { join } from 'node:path'
import * as z from 'zod'
import { productSchema } from '../../../src/content/schema/product.ts'

export const productSchemaFile = join(import.meta.dirname, '../../../src/content/product.schema.json')

/** The text of `product.schema.json`, which editors read. */
export const productJsonSchema = (): string => {
  const schema = z.toJSONSchema(productSchema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Editors need neither, because keys are always text and numbers always safe.
      delete jsonSchema.propertyNames
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return `${JSON.stringify(schema, null, 2)}\n`
}
