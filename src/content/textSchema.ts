import { string } from 'yup'

/** Advice on a key that no schema knows. */
export const unknownKey = 'is not a known field; correct its spelling or remove it'

/** A text, or no line at all. */
export const optionalText = (advice: string) => string().typeError(advice).nonNullable(advice)

/** A text that must be there and is not blank. */
export const text = (advice: string, pattern = /\S/) =>
  optionalText(advice).required(advice).matches(pattern, advice)
