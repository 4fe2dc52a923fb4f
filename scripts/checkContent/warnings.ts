import type { GlossaryTerm } from '../../src/content/schema/data/glossary.ts'
import type { Product } from '../../src/domain/machines/product.ts'
import { markSheet } from '../build/markSheet.ts'

const dayMs = 24 * 60 * 60_000
const noticeDays = 30

/** Warns from 30 days before security.txt ends (RFC 9116, Expires); `now` is in ms. */
export const securityWarning = (text: string, now: number): string[] => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = Math.floor((Date.parse(expires) - now) / dayMs)
  if (days >= noticeDays) return []
  const state = days < 0 ? 'has ended' : `ends in ${days} days`
  return [
    `public/.well-known/security.txt ${state} (${expires}); write an Expires of at most a year from now.`,
  ]
}

/** Names the terms of the glossary that no product's specifications have (specification 10.24). */
export const termWarning = (
  terms: readonly GlossaryTerm[],
  products: readonly Pick<Product, 'specifications'>[],
): string[] => {
  const sheets = products.map(({ specifications }) => markSheet(specifications, terms))
  const used = new Set(
    sheets.flatMap((sheet) =>
      Object.values(sheet).flatMap((parts) =>
        parts.flatMap((part) => (typeof part === 'string' ? [] : [part[1]])),
      ),
    ),
  )
  const unused = terms.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  if (unused.length === 0) return []
  return [`src/content/data/glossary.json: no product's specifications have ${unused.join(', ')}.`]
}
