import { writeFileSync } from 'node:fs'
import { productJsonSchema, productSchemaFile } from './checkContent/products/productJsonSchema.ts'

/** `npm run write:schema`, after a change of src/content/schema/product.ts. */
writeFileSync(productSchemaFile, productJsonSchema())
