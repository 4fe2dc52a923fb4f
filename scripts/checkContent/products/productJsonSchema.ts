import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { productSchema } from '../../../src/content/schema/product.ts'
import type { Fault } from '../files/contentFile.ts'

const path = 'src/content/product.schema.json'

export const productSchemaFile = join(import.meta.dirname, '../../..', path)

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

/** A fault when the file says something else than the schema of src/content/schema/product.ts. */
export const schemaFileFaults = (text = readFileSync(productSchemaFile, 'utf8')): Fault[] => {
  if (text === productJsonSchema()) return []
  const advice = 'is not what src/content/schema/product.ts says; run npm run write:schema'
  return [{ file: path, field: 'file', value: path, advice }]
}
