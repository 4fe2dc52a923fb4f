import * as z from 'zod'
import type { ReadonlyDeep } from '../../lib/types.ts'
import { group, requiredText, text } from './fields.ts'

const least = 30
const idAdvice = 'must be the anchor on the page, in a-z, 0-9 and hyphens; write it like "four-way-bolts"'
const lengthAdvice = 'must explain the term in two or three sentences; write fewer or more'
const alsoAdvice = 'must be other spellings in brackets [ ]; write [] when there are none'
const seeAdvice = 'must be ids of other terms in brackets [ ]; write [] when there are none'
const strangeAdvice = 'is the id of no other term; correct it or remove it'
const spellingAdvice = 'is a spelling of another term too; write it with one of them'
const countAdvice = `must be a list of at least ${least} terms in brackets [ ]; add some`

const isExplanation = (words: string): boolean => [2, 3].includes(words.split(/(?<=[.?!])\s+(?=\S)/).length)

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

const termSchema = group({
  id: text(idAdvice, slug),
  name: requiredText,
  /** Other spellings in labels and values. One with two capitals in a row matches that case only. */
  also: z.array(requiredText, alsoAdvice),
  text: text(lengthAdvice, /\.$/).refine(isExplanation, lengthAdvice),
  see: z.array(requiredText, seeAdvice),
})

export const glossarySchema = group({
  terms: z
    .array(termSchema, countAdvice)
    .min(least, countAdvice)
    .superRefine((terms, context) => {
      const owners = new Map<string, number>()
      for (const [index, { id, name, also, see }] of terms.entries()) {
        const fault = (path: (string | number)[], message: string) =>
          context.addIssue({ code: 'custom', path: [index, ...path], message })
        for (const [at, other] of see.entries())
          if (other === id || !terms.some((term) => term.id === other)) fault(['see', at], strangeAdvice)
        for (const [at, spelling] of [name, ...also].entries()) {
          const owner = owners.get(spelling.toLowerCase()) ?? index
          if (owner !== index) fault(at === 0 ? ['name'] : ['also', at - 1], spellingAdvice)
          owners.set(spelling.toLowerCase(), owner)
        }
      }
    }),
})

export type GlossaryTerm = ReadonlyDeep<z.infer<typeof termSchema>>
