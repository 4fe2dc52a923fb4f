import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { mergeProducts, type RejectReason } from '../../domain/quoteList/mergeProducts.ts'
import { optionKey, type ReadLine, type ReadText } from './reading/readText.ts'

/** The key of the option that the visitor chose for a line, by the line's own key; empty for none. */
export type ChosenOptions = ReadonlyMap<string, string>

export type AmbiguousLine = Extract<ReadLine, { kind: 'ambiguous' }> & {
  key: string
  /** Also undefined when the chosen option does not exist in the selected country. */
  chosen: ListedProduct | undefined
}

export interface LeftLine {
  line: ReadLine
  reason: RejectReason | 'unknown' | 'quantity' | 'blank' | 'several' | { elsewhere: number }
}

/** Survives an edit of other lines. Lines with the same text are counted, because each may mean another product. */
const keyOf = (line: ReadLine, index: number, lines: readonly ReadLine[]): string => {
  const above = lines.slice(0, index).filter(({ text }) => text === line.text)
  return `${above.length} ${line.text}`
}

const productOf = (line: ReadLine, chosen: string | undefined): ListedProduct | undefined => {
  if (line.kind === 'understood') return line.product
  if (line.kind !== 'ambiguous') return undefined
  return line.options.find((option) => optionKey(option) === chosen)
}

const reasonOf = (line: ReadLine): LeftLine['reason'] | undefined => {
  if (line.kind === 'elsewhere') return { elsewhere: line.id }
  const isReason = line.kind !== 'understood' && line.kind !== 'ambiguous' && line.kind !== 'heading'
  return isReason ? line.kind : undefined
}

/** Titles stay as long as a row needs them. */
const textOf = (lines: readonly ReadLine[], rest: readonly string[]): string =>
  (lines.every(({ kind }) => kind === 'heading') && rest.length === 0
    ? []
    : [...lines.map(({ text }) => text), ...rest]
  ).join('\n')

/**
 * `products` is the new list, `field` has the lines that stay in the field, `waiting` those of them that are no
 * titles, and `fieldWithoutWaiting` what stays when the message takes these.
 */
export const planAddition = (
  { lines, rest }: ReadText,
  choices: ChosenOptions,
  listed: readonly ListedProduct[],
  replaces: boolean,
) => {
  const read = lines.map((line, index) => {
    const key = keyOf(line, index, lines)
    return { key, line, product: productOf(line, choices.get(key)) }
  })
  const wanted = read.flatMap(({ product }) => product ?? [])
  const { products, rejected } = mergeProducts(listed, wanted, replaces)
  const stays = read.filter(({ product }) => !product || rejected.has(product))
  const left = stays.flatMap(({ line, product }): LeftLine | [] => {
    const reason = product ? rejected.get(product) : reasonOf(line)
    return reason === undefined ? [] : { line, reason }
  })
  const waiting: ReadLine[] = stays.map(({ line }) => line).filter(({ kind }) => kind !== 'heading')
  return {
    products,
    /** Whether it matters that quantities are added up or replaced. */
    hasListed: wanted.some(({ id }) => listed.some((product) => product.id === id)),
    added: wanted.filter((product) => !rejected.has(product)),
    ambiguous: read.flatMap(({ key, line, product }): AmbiguousLine | [] =>
      line.kind === 'ambiguous' ? { ...line, key, chosen: product } : [],
    ),
    left,
    field: textOf(
      stays.map(({ line }) => line),
      rest,
    ),
    waiting,
    fieldWithoutWaiting: textOf(
      lines.filter((line) => !waiting.includes(line)),
      rest,
    ),
  }
}
