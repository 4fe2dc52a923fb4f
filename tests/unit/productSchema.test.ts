import { type SchemaDescription, type SchemaFieldDescription } from 'yup'
import { describe, expect, it } from 'vitest'
import { categories } from '../../src/content/categories.ts'
import { type Product } from '../../src/content/product.ts'
import jsonSchema from '../../src/content/product.schema.json' with { type: 'json' }
import { productSchema } from '../../src/content/productSchema.ts'
import { soundProduct } from './soundContent.ts'

/** What the two schemas say of one value, in the words of JSON Schema. */
interface Rules {
  type?: string
  keys?: string[]
  required?: string[]
  enum?: string[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Rules
  properties?: Record<string, Rules>
}

interface JsonSchema extends Omit<Rules, 'items' | 'properties'> {
  additionalProperties?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  description?: string
}

const bounds: Record<string, [min: keyof Rules, max: keyof Rules]> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
}

const isFields = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field

const nonBlank = String.raw`\S`

/** Translates what Yup says of itself. */
const fromYup = (field: SchemaFieldDescription): Rules => {
  if (!isFields(field)) throw new Error(`${field.type} is not translated`)
  const rules: Rules = { type: field.type }
  for (const { name, params } of field.tests) {
    const [min, max] = bounds[field.type] ?? []
    if (name === 'matches') rules.pattern = (params?.regex as RegExp).source
    if (name === 'integer') rules.type = 'integer'
    if (name === 'min' && min) Object.assign(rules, { [min]: params?.min })
    if (name === 'max' && max) Object.assign(rules, { [max]: params?.max })
  }
  if (field.oneOf.length > 0) rules.enum = field.oneOf.map(String)
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    rules.items = fromYup(field.innerType as SchemaFieldDescription)
  }
  if ('fields' in field) {
    const fields = Object.entries(field.fields as Record<string, SchemaFieldDescription>)
    rules.keys = fields.map(([key]) => key).sort()
    rules.required = fields.flatMap(([key, inner]) => (isFields(inner) && !inner.optional ? [key] : [])).sort()
    rules.properties = Object.fromEntries(fields.map(([key, inner]) => [key, fromYup(inner)]))
  }
  return rules
}
