import * as z from 'zod'
import type { ReadonlyDeep } from '../../lib/types.ts'
import { text } from './fields.ts'

const shapeAdvice = 'must be rows of label and value; write them like { "Weight": "8.2 kg" }'
const rowAdvice = 'must be text, a list of texts, or one group of such rows; fill it in or remove it'
const countAdvice = 'must have 12 to 30 rows; add or remove some'
const missingAdvice = 'is a row that every product has; add it'

const rowText = text(rowAdvice).meta({ id: 'text' })

const row = z.union([rowText, z.array(rowText).min(1, rowAdvice)], rowAdvice).meta({ id: 'row' })

const rows = z
  .record(z.string(), row)
  .refine((group) => Object.keys(group).length > 0, rowAdvice)
  .meta({ minProperties: 1 })

const rowOrGroup = z.union([row, rows], rowAdvice).meta({ id: 'rowOrGroup' })

export type SpecificationValue = ReadonlyDeep<z.infer<typeof rowOrGroup>>

const everyProductHas = ['Dimensions', 'Weight']

/** Counts each row of a group. */
const isComplete = (specifications: Readonly<Record<string, SpecificationValue>>): boolean => {
  const count = Object.values(specifications).flatMap((value) =>
    typeof value === 'string' || Array.isArray(value) ? [value] : Object.keys(value),
  ).length
  return count >= 12 && count <= 30
}

/** A data sheet: 12 to 30 rows of text, lists, or groups one level deep (specification 3). */
export const specificationSchema = z
  .record(z.string(), rowOrGroup, shapeAdvice)
  .refine(isComplete, countAdvice)
  .superRefine((specifications, context) => {
    const missing = everyProductHas.filter((label) => !(label in specifications))
    for (const label of missing) context.addIssue({ code: 'custom', path: [label], message: missingAdvice })
  })
  .meta({
    description: `${shapeAdvice}; ${countAdvice}`,
    required: everyProductHas,
  })
