import { withDigits } from './numberWords.ts'
import { maxLineLength } from './plainLine.ts'
import { placeholder, type ProductFinder, wordsOf } from './productFinder.ts'
import { doubts, known, label, measure, money, month, noName, position, supply, unit } from './vocabulary.ts'

export interface Meaning {
  ids: readonly number[]
  /** An empty list means one product. */
  quantities: readonly number[]
  /** Whether a word such as `pcs` calls them quantities. */
  isMarked: boolean
  /** Whether a model or number names the product, and no word or number may change what is meant. */
  isSure: boolean
  /** Whether a word such as `pcs` waits for a number. */
  isBlank?: boolean
  /** Whether the products have every word of the line, but not its size. */
  isOtherSize?: boolean
}

/** A sign that touches the number makes it negative, which is no quantity. */
const number = String.raw`(?:(?<=^|[\s(:=])-)?\d+(?:[.,']\d+)*`

/** Whether a number begins here that belongs to no code such as `A-1001` and `v2`. */
const free = String.raw`(?<![\p{Script=Latin}\d][-/]?|\d[.,'])`

const patternOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'gu')

/** `1,200 notes`, and both numbers of `4+1 pockets`. */
const measured = patternOf(`${free}(?:\\d+ ?\\+ ?)?${number} ?${measure}(?:/${measure})?`)

/** Dates, numbers of entries, and prices. */
const figures = [
  patternOf(
    `\\d{1,4}[-/]\\d{1,2}[-/]\\d{2,4}|${month} \\d{4}`,
    `${position}(?: ?no)?[ .:#]*\\d+`,
    `(?:${money}[ .:=]*)+${number}`,
  ),
  patternOf(`${free}${number} ?${money}`),
]

/** Numbers that are called quantities. Of two in one match only one is meant: `2 or 3`, `two (3)`, `3 sets of 2`. */
const marks = [
  patternOf(
    `${free}(${number}) ?(?:[-~/+&(x×*]|or|to|oder|bis|ou|hoặc|atau|หรือ|ឬ|或|${unit} of) ?(${number})`,
  ),
  patternOf(`${label}[\\s.:=(]*(?:-\\s+|(?<=\\p{L})-)?(${number})`, `(?<!\\p{L})[x×*] ?(-?${number})`),
  patternOf(
    `${free}(${number})(?:(?= ?${supply})|[)\\]]? ?(?:[x×*](?!\\p{L})|nos?(?!\\p{L})(?!\\W*\\d))|[\\s)\\]|;]*${unit})`,
  ),
  patternOf(`${unit}[\\s.:=]*(${number})`),
]

const purpose = ' (?:for|für|pour|cho|untuk) '

/** `for 3 branches`: each of them may want as many. */
const forSeveral = new RegExp(`${placeholder}.*${purpose}\\d`, 'u')

/** Words that a number should follow or precede. */
const waiting = new RegExp(`${label}|${unit}`, 'u')

/** `qty:` of a row that has no quantity. */
const emptyLabel = new RegExp(`${label}[\\s.]*:$`, 'u')

/** A number that no letter touches. */
const bareNumber = patternOf(`${free}(${number})(?![\\p{Script=Latin}\\d])`)

/** What a number may mean: `2.00` is 2, `2.000` may be both, and `1,000` is a thousand. */
const valuesOf = (text: string): number[] => {
  const whole = Number(text.replace(/\D/g, ''))
  if (/^\d{1,3}(?:[.,']\d{3})+$/.test(text))
    return /^\d+\.0+$/.test(text) ? [whole, Number.parseInt(text, 10)] : [whole]
  const [, before = '', decimals = ''] = /^(-?[\d.,']*\d)[.,](\d{1,2})$/.exec(text) ?? []
  return before === '' ? [Number(text)] : [Number(`${before.replace(/[^\d-]/g, '')}.${decimals}`)]
}

/** A line without what matches the patterns, and the numbers in it. */
const takeOut = (line: string, patterns: readonly RegExp[]) => {
  const taken: string[] = []
  let rest = line
  for (const pattern of patterns) {
    for (const [, ...numbers] of rest.matchAll(pattern)) taken.push(...numbers.filter(Boolean))
    rest = rest.replace(pattern, ' ')
  }
  return { taken, rest }
}

/** `195.00` is no quantity, unless something says so. */
const isPrice = (text: string): boolean =>
  /[.,]\d{1,2}$/.test(text) && valuesOf(text).some((value) => value >= 100 || value % 1 > 0)

/** Whether words or signs may change what is meant: any in the product's cell, in the others those of other things. */
const isStrange = (line: string, names: ReadonlySet<string>, everywhere: boolean): boolean =>
  line.split(/[;|\t]/).some((cell) => {
    const words = cell.match(/[\p{L}\p{M}]+/gu) ?? []
    if (/[#?<>≤≥±~⁄]/.test(cell)) return true
    if (!everywhere && !cell.includes(placeholder)) return words.some((word) => doubts.has(word))
    return (
      /[+\d]/.test(cell) ||
      new RegExp(`${placeholder}[^a-z]{0,3}[a-z](?![a-z])`).test(cell) ||
      words.some((word) => !names.has(word) && !known.has(word))
    )
  })

/** The products whose names have the words of a line. */
const partly = (line: string, finder: ProductFinder): Pick<Meaning, 'ids' | 'isOtherSize'> => {
  const words = wordsOf(withDigits(line)).filter((word) => !/^\d+$/.test(word) && !noName.has(word))
  const whole = finder.partly(words)
  const sizeless = words.filter((word) => !/^\d/.test(word))
  const isOtherSize = whole.length === 0 && sizeless.length < words.length
  return { ids: isOtherSize ? finder.partly(sizeless) : whole, isOtherSize }
}

/** The meaning of a plain line (plainLine.ts); undefined when it names none of our products. */
export const readLine = (text: string, finder: ProductFinder): Meaning | 'several' | undefined => {
  const found = text.length <= maxLineLength && finder.find(text)
  if (!found) return undefined
  const { models, numbers, isGlued } = found
  if (new Set(models).size > 1) return 'several'

  // What it is for stands behind the product, like a cell of its own; no number before it counts it.
  const line = withDigits(found.line)
  const unmeasured = line
    .replace(new RegExp(`(${placeholder}.*?)${purpose}`, 'u'), '$1;/')
    .replace(measured, ' ')
  const { rest: plain } = takeOut(unmeasured, figures)
  const { taken: marked, rest: unmarked } = takeOut(plain, marks)
  const { taken: bare, rest } = takeOut(unmarked, [bareNumber])
  const isMarked = marked.length > 0
  const quantities = [...new Set((isMarked ? marked : bare).flatMap(valuesOf))]
  const isEmpty = emptyLabel.test(found.line)
  const isBlank = !isMarked && (isEmpty || (bare.length === 0 && waiting.test(rest)))

  const ids = [...new Set([...models, ...numbers])]
  if (ids.length === 0) {
    const named = partly(text, finder)
    return named.ids.length > 0 ? { ...named, quantities, isMarked, isSure: false, isBlank } : undefined
  }
  const isPriced = !isMarked && (bare.length === 0 ? plain !== unmeasured : bare.some(isPrice))
  const isTwice = marked.length > 1 && models.length > 1
  const strange = isStrange(rest, new Set(ids.flatMap((id) => finder.wordsOf(id))), models.length === 0)
  const isDoubtful = strange || isGlued || isBlank || isEmpty || isPriced || isTwice || forSeveral.test(line)
  // A number alone among unknown words belongs to a house or a tender.
  if (isDoubtful && models.length === 0) return undefined
  const isOne = strange && !isMarked && quantities.length > 0
  return {
    ids,
    quantities: isOne ? [...new Set([1, ...quantities])] : quantities,
    isMarked,
    isBlank,
    isSure: !isDoubtful && ids.length === 1 && quantities.length < 2,
  }
}
