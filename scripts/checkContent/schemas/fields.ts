import { array, object, type ObjectShape, type Schema } from 'yup'
import { text, unknownKey } from '../../../src/content/textSchema.ts'

/** A list that is never empty; `what` are its entries. */
export const list = (what: string, entry: Schema) => {
  const advice = `must be a list of ${what} in brackets [ ]; write at least one`
  return array(entry).typeError(advice).required(advice).min(1, advice)
}

/** A list that may be empty. */
export const optionalList = (what: string, entry: Schema) => {
  const advice = `must be a list of ${what}; write [] while there are none`
  return array(entry).typeError(advice).required(advice)
}

/** A list of plain texts. */
export const texts = (what: string) => list(what, text('must be text; write it or remove the entry'))

/** Fields that belong together: all of them, and no other. */
export const group = (fields: ObjectShape) => {
  const advice = `must be fields in braces { }; write them: ${Object.keys(fields).join(', ')}`
  return object(fields).noUnknown(unknownKey).typeError(advice).required(advice)
}

/** A text that the page shows. */
export const shown = text('must be text; write it')
