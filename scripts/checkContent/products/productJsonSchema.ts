import { join } from 'node:path'
import * as z from 'zod'
import { productSchema } from '../../../src/content/schema/product.ts'

/** The file that `npm run write:schema` writes. */
export const productSchemaFile = join(import.meta.dirname, '../../../src/content/product.schema.json')

/** What editors read: the text of `product.schema.json`. */
export const productJsonSchema = (): string => {
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
