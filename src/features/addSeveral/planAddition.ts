import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { mergeProducts } from '../../domain/quoteList/mergeProducts.ts'
import { optionKey, type ReadLine, type ReadText, type Reason } from './reading/readText.ts'

/** The key of the option that the visitor chose for a line, by the line's own key; empty for none. */
export type ChosenOptions = ReadonlyMap<string, string>

export type AmbiguousLine = Extract<ReadLine, { kind: 'ambiguous' }> & {
  key: string
  /** Also undefined when the chosen option does not exist in the selected country. */
  chosen: ListedProduct | undefined
}

/** Survives an edit of other lines. Lines with the same text are counted, because each may mean another product. */
const keyOf = ({ text }: ReadLine, index: number, lines: readonly ReadLine[]): string =>
  `${lines.slice(0, index).filter((above) => above.text === text).length} ${text}`

const productOf = (line: ReadLine, chosen: string | undefined): ListedProduct | undefined => {
  if (line.kind === 'ambiguous') return line.options.find((option) => optionKey(option) === chosen)
  return line.kind === 'understood' ? line.product : undefined
}

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
    return { line, key, product: productOf(line, choices.get(key)) }
  })
  const wanted = read.flatMap(({ product }) => product ?? [])
  const { products, rejected } = mergeProducts(listed, wanted, replaces)
  const stays = read.filter(({ product }) => !product || rejected.has(product)).map(({ line }) => line)
  const waiting = stays.filter(({ kind }) => kind !== 'heading')
  /** Titles stay as long as a row needs them. */
  const textOf = (kept: readonly ReadLine[]): string =>
    rest.length === 0 && kept.every(({ kind }) => kind === 'heading')
      ? ''
      : [...kept.map(({ text }) => text), ...rest].join('\n')
  return {
    products,
    /** Whether it matters that quantities are added up or replaced. */
    hasListed: wanted.some(({ id }) => listed.some((product) => product.id === id)),
    added: wanted.filter((product) => !rejected.has(product)),
    ambiguous: read.flatMap(({ key, line, product }): AmbiguousLine | [] =>
      line.kind === 'ambiguous' ? { ...line, key, chosen: product } : [],
    ),
    left: read.flatMap(({ line, product }): { text: string; reason: Reason } | [] => {
      const reason = line.kind === 'left' ? line.reason : product && rejected.get(product)
      return reason === undefined ? [] : { text: line.text, reason }
    }),
    waiting,
    field: textOf(stays),
    fieldWithoutWaiting: textOf(lines.filter((line) => !waiting.includes(line))),
  }
}
