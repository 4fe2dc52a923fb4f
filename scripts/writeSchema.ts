import { writeFileSync } from 'node:fs'
import { placeholdersFile, placeholdersJson } from './checkContent/placeholders.ts'
import { productJsonSchema, productSchemaFile } from './checkContent/products/productJsonSchema.ts'

/** `npm run write:schema`, after a change of src/content/schema/product.ts or of what a page puts into its texts. */
writeFileSync(productSchemaFile, productJsonSchema())
writeFileSync(placeholdersFile, placeholdersJson())
