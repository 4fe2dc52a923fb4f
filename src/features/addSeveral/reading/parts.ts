import { isBreak, isCell, isDigits, type Token, tokensOf } from './lineTokens.ts'
import { numberAt, type ReadNumber } from './numbers.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Role, roleOf } from './vocabulary.ts'

interface Position {
  before: string
  /** The line divided at commas, brackets, and the word that begins a note after a product. */
  clause: number
  /** The line divided at tabs, semicolons and bars. */
  cell: number
}

export type NumberPart = Position & ReadNumber & { kind: 'number'; text: string }
export type ProductPart = Position & { kind: 'product'; id: number; by: 'name' | 'number' }
export type WordPart = Position & { kind: 'word'; text: string; role: Role | undefined }
export type Part = NumberPart | ProductPart | WordPart

/** Whether a text names a product such as `MC 280A`, `MC 280-UV` or `MC 281`, which is not `MC 280`. */
const isVariant = (tokens: readonly Token[], end: number): boolean => {
  const [next, after] = [tokens[end], tokens[end + 1]]
  if (!next || !/^[-/.+_]?$/.test(next.before) || !/^\p{Script=Latin}/u.test(next.text)) return false
  return !(roleOf(next.text) === 'times' && isDigits(after?.text))
}

/** Undefined for a line that names a product almost like one of ours. */
export const partsOf = (line: string, finder: ProductFinder): Part[] | undefined => {
  const tokens = tokensOf(line)
  const parts: Part[] = []
  let clause = 0
  let cell = 0
  for (let at = 0; at < tokens.length;) {
    const { text = '', before = '' } = tokens[at] ?? {}
    const role = roleOf(text)
    const isNote = role === 'purpose' && parts.some(({ kind }) => kind === 'product')
    if (isBreak(before) || isNote) clause += 1
    if (isCell(before)) cell += 1
    const position = { before, clause, cell }
    const product = finder.at(tokens, at)
    if (product) {
      const end = at + product.length
      if (isVariant(tokens, end)) return undefined
      parts.push({ ...position, kind: 'product', id: product.id, by: product.by })
      at = end
      continue
    }
    const next = tokens[at + 1]
    if (finder.isSeries(text) && isDigits(next?.text) && !isBreak(next.before)) return undefined
    const number = numberAt(tokens, at)
    parts.push(
      number ? { ...position, kind: 'number', text, ...number } : { ...position, kind: 'word', text, role },
    )
    at += number?.length ?? 1
  }
  return parts
}
