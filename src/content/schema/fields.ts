import * as z from 'zod'

const unknownKey = 'is not a known field; correct its spelling or remove it'

/** What is wrong with the input, and what to do. */
export type Advice = (issue: { input?: unknown }) => string

/** The placeholders of a text, such as `{name}`, which a page replaces by words. */
export const placeholdersIn = (words: string): string[] => words.match(/\{[^{}]*\}/g) ?? []

/** What to do about placeholders that no page replaces. */
export const placeholderAdvice = (placeholders: readonly string[]): string =>
  `has ${placeholders.join(' and ')}, which the page does not replace; write only the words`

/** A text with a visible character and without placeholders; `advice` is the message of other faults. */
export const text = (advice: string | Advice, pattern = /\S/) =>
  z
    .string({ error: advice })
    .regex(pattern, { error: advice })
    .refine((words) => placeholdersIn(words).length === 0, {
      error: ({ input }) => placeholderAdvice(placeholdersIn(String(input))),
    })

export const requiredText = text('must be text; write it')

/** A text whose advice editors show while it is written. */
export const describedText = (advice: string, pattern?: RegExp) =>
  text(advice, pattern).meta({ description: advice })

export const fields = <Shape extends z.core.$ZodShape>(shape: Shape, advice: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? unknownKey : advice) })

/** An object whose field names explain a fault. */
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  fields(shape, `must be fields in braces { }; write them: ${Object.keys(shape).join(', ')}`)

/** A list with at least one entry; `what` names the entries in a fault. */
export const list = <Entry extends z.ZodType>(what: string, entry: Entry) => {
  const advice = `must be a list of ${what} in brackets [ ]; write at least one`
  return z.array(entry, advice).min(1, advice)
}

/** A list that may be empty; `what` names its entries in the message. */
export const optionalList = <Entry extends z.ZodType>(what: string, entry: Entry) =>
  z.array(entry, `must be a list of ${what}; write [] while there are none`)

/** A list of texts that has at least one; `what` names them in the message. */
export const texts = (what: string) => list(what, text('must be text; write it or remove the entry'))
