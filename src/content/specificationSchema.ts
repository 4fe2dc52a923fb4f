import { mixed } from 'yup'
import { type Product } from './product.ts'

interface Row {
  label: string
  value: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText)

const rowsOf = (group: object): Row[] =>
  Object.entries(group).map(([label, value]: [string, unknown]) => ({ label, value }))

/** The rows of a data sheet with those of its groups; a list is one row, an empty group stays as a row. */
const flatRows = (specifications: object): Row[] =>
  rowsOf(specifications).flatMap((row) => {
    const inner = isRecord(row.value) ? rowsOf(row.value) : []
    return inner.length === 0
      ? [row]
      : inner.map(({ label, value }) => ({ label: `${row.label}.${label}`, value }))
  })

const everyProductHas = ['Dimensions', 'Weight']

const shapeAdvice = 'must be rows of label and value; write them like { "Weight": "8.2 kg" }'
const rowAdvice = 'must be text, a list of texts, or one group of such rows; fill it in or remove it'
const countAdvice = 'must have 12 to 25 rows; add or remove some'
const missingAdvice = 'is a row that every product has; add it'

/** A data sheet: 12 to 25 rows of text, lists, or groups one level deep (spec section 3). */
export const specificationSchema = mixed<Product['specifications']>(
  (value): value is Product['specifications'] => isRecord(value),
)
  .typeError(shapeAdvice)
  .required(shapeAdvice)
  .test('rows', rowAdvice, function (specifications) {
    const faulty = flatRows(specifications).find(({ value }) => !isText(value) && !isTexts(value))
    return (
      !faulty || this.createError({ path: `${this.path}.${faulty.label}`, params: { value: faulty.value } })
    )
  })
  .test('row-count', countAdvice, (specifications) => {
    const count = flatRows(specifications).length
    return count >= 12 && count <= 25
  })
  .test('required-rows', missingAdvice, function (specifications) {
    const missing = everyProductHas.find((label) => !(label in specifications))
    return !missing || this.createError({ path: `${this.path}.${missing}`, params: { value: undefined } })
  })
