import * as z from 'zod'

const unknownKey = 'is not a known field; correct its spelling or remove it'

/** A text with at least one visible character; `advice` is the message of every fault. */
export const text = (advice: string, pattern = /\S/) =>
  z.string({ error: advice }).regex(pattern, { error: advice })

export const requiredText = text('must be text; write it')

/** An object without unknown keys. */
export const fields = <Shape extends z.core.$ZodShape>(shape: Shape, advice: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? unknownKey : advice) })

/** An object whose field names explain a fault. */
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  fields(shape, `must be fields in braces { }; write them: ${Object.keys(shape).join(', ')}`)

/** A list with at least one entry; `what` names the entries in a fault. */
export const list = <Entry extends z.ZodType>(what: string, entry: Entry) => {
  const advice = `must be a list of ${what} in brackets [ ]; write at least one`
  return z.array(entry, { error: advice }).min(1, { error: advice })
}

export const optionalList = <Entry extends z.ZodType>(what: string, entry: Entry) =>
  z.array(entry, { error: `must be a list of ${what}; write [] while there are none` })

export const texts = (what: string) => list(what, text('must be text; write it or remove the entry'))

export const lengthOf = ({ input }: { input?: unknown }): string => String(String(input).length)

/** Fields of a group that all hold the same. */
export const each = <Entry extends z.ZodType>(entry: Entry, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, entry]))

/** Fields of a group, each any text. */
export const required = (...names: readonly string[]) => each(requiredText, names)

/** Texts of the page, by name. */
export const words = (...names: readonly string[]) => group(required(...names))

/** A text with the placeholder `{name}`. */
export const template = (name: string) =>
  text(
    `is a sentence with {${name}} in it, where the page puts its own word; write both`,
    new RegExp(`\\{${name}\\}`),
  )

/** A sentence for one, and one with `{count}` for several. */
export const counted = group({ one: requiredText, other: template('count') })
