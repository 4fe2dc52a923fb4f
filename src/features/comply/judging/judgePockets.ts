import type { Quantity } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import type { Cell } from './cells.ts'

const sumOf = (quantities: readonly Quantity[], noun: string): number | undefined => {
  const own = quantities.filter(({ to }) => to.noun === noun).flatMap(({ to }) => to.values)
  return own.length === 0 ? undefined : own.reduce((sum, value) => sum + value, 0)
}

/** What a number without a noun counts; beside words about rejects that may be either. */
const namedIn = (words: string): string => {
  if (/^(?:number of )?reject(?:ion)? (?:pockets|bins|stackers)\b/.test(words)) return 'reject pocket'
  const rest = words.replace(/\b\d+ (?:x )?reject\w*/g, '')
  if (/\breject/.test(rest)) return 'unknown'
  return /\b(?:sorting|output|stack\w+)\b/.test(words) ? 'sorting pocket' : 'pocket'
}

/** `4 pockets + 1 reject` are four beside the reject pocket, but `4 pockets and 1 of them for rejects` are three. */
const apart = /^[^+&]*\d[^+&\d]*(?:\+|\bplus\b|\band\b|&)[^+&\d]*\d (?:x )?reject(?:ion)?\b/
const together = /\b(?:total|includ\w*|altogether|thereof|of (?:them|these|which))\b|[(=]/

/** Counts pockets. A plain number of pockets may or may not count the reject pocket. */
export const judgePockets = ({ quantities, comparison, words }: Clause, cells: readonly Cell[]): Finding => {
  const given = cells.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.quantities))
  const sorting = sumOf(given, 'sorting pocket')
  const reject = sumOf(given, 'reject pocket') ?? 0
  if (quantities.length === 0) return null
  // What the third of `3 + 1 + 1` counts, nobody says.
  if (/\d *\+ *\d+ *\+/.test(words)) return { verdict: 'toConfirm', reason: 'unread' }
  if (sorting === undefined || quantities.some(({ isSpan }) => isSpan))
    return { verdict: 'toConfirm', reason: 'figure' }
  if (!['bare', 'least', 'moreThan', 'most', 'exactly'].includes(comparison))
    return { verdict: 'toConfirm', reason: 'direction' }
  const meets = (offered: number, asked: number): boolean => {
    if (comparison === 'exactly') return offered === asked
    if (comparison === 'most') return offered <= asked
    return comparison === 'moreThan' ? offered > asked : offered >= asked
  }
  const isPlus = quantities.length === 2 && apart.test(words) && !together.test(words)
  // `3 + 2` are three and two for rejects.
  const isPair = /^[^+]*\d *\+ *\d[^+(=]*$/.test(words) && quantities.every(({ to }) => to.noun === undefined)
  const named = isPlus ? 'sorting pocket' : namedIn(words)
  const results = quantities.flatMap(({ to: { noun = named, values } }, place) =>
    values.flatMap((value) => {
      if (isPair && place === 1) return [meets(reject, value)]
      if (noun === 'sorting pocket' || (isPlus && noun === 'pocket')) return [meets(sorting, value)]
      if (noun === 'reject pocket') return [meets(reject, value)]
      return noun === 'pocket' ? [meets(sorting, value), meets(sorting + reject, value)] : [undefined]
    }),
  )
  if (results.includes(undefined)) return { verdict: 'toConfirm', reason: 'unread' }
  // `8+2 pockets` may be ten, and so may `8 pockets x 2` be sixteen.
  const isProduct =
    (/\d *\+ *\d|\+ *\d+$/.test(words) && !/[(=]/.test(words) && !isPair && !isPlus) ||
    /[x*] *\d|\dx |pockets \(\d\)/.test(words)
  if (results.every(Boolean))
    return isProduct ? { verdict: 'toConfirm', reason: 'unread' } : { verdict: 'complies' }
  const isLeast = ['bare', 'least', 'moreThan'].includes(comparison)
  const values = quantities.flatMap(({ to }) => to.values)
  // Nobody asks for 200 pockets.
  if (values.some((value) => value >= 50)) return { verdict: 'toConfirm', reason: 'unread' }
  // `3 + 1` are four, whatever each of them is for.
  const sum =
    /^[^+]*\d *\+ *\d[^+(=]*$/.test(words) && values.length === 2 ? Number(values[0]) + Number(values[1]) : 0
  const isTooFew = [sum, ...values].some((value) => value > sorting + reject)
  if (isLeast && isTooFew) return { verdict: 'deviates' }
  // A sum may count the reject pocket, and so may `4 (3 + 1)`.
  const isSum = (quantities.length > 1 && !isPlus) || /\btotal\b/.test(words)
  const isOpen =
    isSum || (quantities.some(({ to }) => (to.noun ?? named) === 'pocket') && results.some(Boolean))
  return isOpen ? { verdict: 'toConfirm', reason: 'conditions' } : { verdict: 'deviates' }
}

/** `2 × 2,500 notes` are two cassettes. A machine with one bag has none. */
export const judgeCassettes = ({ quantities, comparison }: Clause, cells: readonly Cell[]): Finding => {
  const [asked, ...others] = quantities
  const parts = cells.flatMap(({ clauses }) => clauses)
  const numbers = parts.flatMap(({ words, text }) =>
    words.has('cassette') ? Number(/^(\d+) x \d/.exec(text)?.[1] ?? Number.NaN) : [],
  )
  const isBag = parts.some(({ words }) => words.has('bag'))
  const [given = isBag ? 0 : Number.NaN, another] = numbers
  const wanted = asked?.to.values[0] ?? Number.NaN
  const isOpen = others.length > 0 || another !== undefined || Number.isNaN(given) || asked?.isSpan
  if (isOpen || !['bare', 'least'].includes(comparison)) return { verdict: 'toConfirm', reason: 'figure' }
  return { verdict: given >= wanted ? 'complies' : 'deviates' }
}
