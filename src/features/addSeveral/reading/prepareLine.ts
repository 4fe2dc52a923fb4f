import { type Lead, leadOf } from './lead.ts'
import { type NumberPart, type Part, partsOf, type ProductPart, type WordPart } from './parts.ts'
import type { ProductFinder } from './productFinder.ts'
import { type Sort, sortNumbers } from './quantities.ts'
import { roleOf } from './vocabulary.ts'

interface Meaning {
  ids: readonly number[]
  /** An empty list means one product. */
  quantities: readonly number[]
  /** Whether a word such as `pcs` calls them quantities. */
  isMarked: boolean
  /** Whether a model or number names the product, and no word may change what is meant. */
  isSure: boolean
  /** Whether the products have every word of the line, but not its size. */
  isOtherSize?: boolean
}

/** Words with these roles are no part of a name. */
const noName = new Set<string>(['unit', 'supply', 'label', 'times', 'filler', 'purpose'])

const knownRoles = new Set([
  'unit',
  'label',
  'times',
  'number',
  'purpose',
  'position',
  'filler',
  'device',
  'measure',
  'money',
])

const isNumber = (part: Part | undefined): boolean => part?.kind === 'number'

/** Words that change the meaning of their neighbours: `no MC 280`, `MC 280 A`, `MC 280 x`, `set of 2`. */
const isTurned = (parts: readonly Part[], at: number): boolean => {
  const [last, part, next] = [parts[at - 1], parts[at], parts[at + 1]]
  if (part?.kind !== 'word') return false
  if (part.role === 'number') return !isNumber(last) && !isNumber(next)
  const isBeside =
    last?.kind === 'product' || (next?.kind === 'product' && !(last?.kind === 'word' && last.role === 'unit'))
  if (part.role === 'times') return isBeside && !isNumber(next) && !isNumber(last)
  const isEach = next?.kind === 'word' && /^(?:each|all)$/.test(next.text)
  if (part.text === 'of' && last?.kind === 'word' && last.role === 'unit') return isNumber(next)
  if (part.role === 'purpose')
    return (isNumber(next) || isEach) && parts.slice(0, at).some(({ kind }) => kind === 'product')
  return last?.kind === 'product' && /^\p{Script=Latin}$/u.test(part.text)
}

/** Words that may change the meaning, because neither purchasing lists nor our names use them. */
const strangeWords = (parts: readonly Part[], names: ReadonlySet<string>): WordPart[] =>
  parts.flatMap((part, at): WordPart | [] => {
    if (part.kind !== 'word') return []
    const { text, role } = part
    if (role === 'doubt' || isTurned(parts, at)) return { ...part, role: 'doubt' }
    return names.has(text) || knownRoles.has(role ?? '') ? [] : part
  })

interface Line {
  parts: readonly Part[]
  products: readonly ProductPart[]
  strange: readonly WordPart[]
  numbers: ReturnType<typeof sortNumbers>
}

const lineOf = (text: string, finder: ProductFinder): Line | undefined => {
  const parts = partsOf(text, finder)
  if (!parts) return undefined
  const products = parts.filter((part) => part.kind === 'product')
  const names = new Set(products.flatMap(({ id }) => finder.wordsOf(id)))
  // Without a product each word may be a part of a name.
  const strange = products.length > 0 ? strangeWords(parts, names) : []
  return {
    parts,
    products,
    strange,
    numbers: sortNumbers(parts, new Set(strange.map(({ clause }) => clause))),
  }
}

/** Whether a number and a product without a space between them may be another model: `5MC280`, `MC 280-2`. */
const isGlued = ({ parts, numbers }: Line): boolean => {
  const marked = new Set<Part | undefined>(
    numbers.flatMap(({ part, sort }) => (sort === 'marked' ? part : [])),
  )
  return parts.some((part, at) => {
    const last = parts[at - 1]
    if (part.kind === 'product') return last?.kind === 'number' && part.before === ''
    const isAfter = part.kind === 'number' && last?.kind === 'product'
    return isAfter && /^(?:[-.+_]|\s*\/\s*)$/.test(part.before) && !marked.has(part)
  })
}

const isPrice = ({ hasDecimals, values }: NumberPart): boolean =>
  hasDecimals && values.some((value) => value >= 100 || value % 1 > 0)

/**
 * The possible quantities: the numbers that are called quantities, or else those that may be. Rolls may be the
 * quantity or what one piece has, as in `4 rolls of tape x 24`.
 */
const wantedOf = ({ parts, numbers }: Line) => {
  const of = (wanted: Sort) => numbers.flatMap(({ part, sort }) => (sort === wanted ? part : []))
  const marked = of('marked')
  if (marked.length === 0) return { wanted: of('bare'), isMarked: false }
  const ofRolls = [...of('bare'), ...of('loose')].filter((part) => {
    const next = parts[parts.indexOf(part) + 1]
    return next?.kind === 'word' && next.role === 'supply'
  })
  return { wanted: [...ofRolls, ...marked], isMarked: true }
}

/** Whether a word may mean another thing: `spare`, or an unknown word near the product. */
const isStrange = ({ products, strange }: Line, wanted: readonly Part[]): boolean => {
  const last = wanted.at(-1)
  const isAside = ({ clause, cell }: Part): boolean => {
    if (products.some((product) => product.clause === clause)) return false
    if (!last) return products.every((product) => product.cell !== cell)
    return last.cell !== cell || [...products, ...wanted].every((part) => part.clause < clause)
  }
  return strange.some((part) => part.role === 'doubt' || !isAside(part))
}

const exactly = (line: Line): Meaning | 'several' | undefined => {
  const { parts, products, numbers } = line
  const ids = [...new Set(products.map(({ id }) => id))]
  if (new Set(products.flatMap(({ id, by }) => (by === 'name' ? id : []))).size > 1) return 'several'
  const { wanted, isMarked } = wantedOf(line)
  const hasOthers = numbers.some(({ sort }) => sort === 'loose' || sort === 'figure')
  // `MC 280 qty:` comes from a form that was not filled in.
  const isBlank = parts.some(
    (part) => part.kind === 'word' && (part.role === 'label' || part.role === 'unit'),
  )
  const isTwice = isMarked && wanted.length > 1 && products.length > 1
  const isDoubtful =
    (wanted.length === 0 && (hasOthers || isBlank)) ||
    isTwice ||
    isGlued(line) ||
    isStrange(line, wanted) ||
    (!isMarked && wanted.some(isPrice))
  // A number alone among unknown words belongs to a house or a tender.
  if (isDoubtful && products.every(({ by }) => by === 'number')) return undefined
  const quantities = wanted.flatMap(({ values }) => values)
  const loose = numbers.flatMap(({ part, sort }) => (sort === 'loose' ? part.values : []))
  if (isDoubtful && quantities.length === 0 && loose.length > 0) quantities.push(1, ...loose)
  return { ids, quantities, isMarked, isSure: !isDoubtful && ids.length === 1 }
}

const partly = (line: Line, finder: ProductFinder): Meaning | undefined => {
  const { parts, numbers } = line
  const measures = new Set(numbers.flatMap(({ part, sort }) => (sort === 'measure' ? part.text : [])))
  const words = parts.flatMap((part) => {
    if (part.kind === 'word') return noName.has(part.role ?? '') ? [] : part.text
    return part.kind === 'number' && measures.has(part.text) ? part.text : []
  })
  const whole = finder.partly(words, measures)
  const isOtherSize = whole.length === 0 && measures.size > 0
  const sizeless = words.filter((word) => !measures.has(word) && roleOf(word) !== 'measure')
  const ids = isOtherSize ? finder.partly(sizeless, new Set()) : whole
  const { wanted, isMarked } = wantedOf(line)
  const quantities = wanted.flatMap(({ values }) => values)
  return ids.length > 0 ? { ids, quantities, isMarked, isSure: false, isOtherSize } : undefined
}

/** The meaning of a line with its number; undefined when it names none of our products. */
const meaningOf = (line: Line | undefined, finder: ProductFinder) =>
  line && (line.products.length > 0 ? exactly(line) : partly(line, finder))

export interface PreparedLine {
  /** The meaning with the number: possible products, several of ours in one line, or none. */
  whole: Meaning | 'several' | undefined
  /** The number that may count the lines, and the meaning without it. */
  lead?: Lead & { meaning: Meaning }
}

/** Reads a plain line (lineTokens.ts) as far as it can be read without the other lines. */
export const prepareLine = (text: string, finder: ProductFinder): PreparedLine => {
  const line = lineOf(text, finder)
  const whole = meaningOf(line, finder)
  const lead = leadOf(text)
  const isQuantity = line?.parts[0]?.kind === 'number' && line.numbers[0]?.sort === 'marked'
  if (!lead || isQuantity) return { whole }
  const meaning = meaningOf(lineOf(lead.rest, finder), finder)
  if (lead.kind === 'sure') return { whole: meaning }
  return meaning && meaning !== 'several' ? { whole, lead: { ...lead, meaning } } : { whole }
}

/** The meaning of a line. `isCounted` is true when the numbers may count the lines. */
export const meaningAmong = ({ whole, lead }: PreparedLine, isCounted: boolean): PreparedLine['whole'] => {
  if (!lead) return whole
  const { kind, value, meaning } = lead
  const mayBeQuantity = kind === 'bare' || kind === 'cell'
  if (isCounted && (!mayBeQuantity || meaning.quantities.length > 0)) return meaning
  if (isCounted) return { ...meaning, quantities: [1, value] }
  if (kind !== 'marked') return whole
  return meaning.isMarked ? meaning : { ...meaning, quantities: [1, value, ...meaning.quantities] }
}
