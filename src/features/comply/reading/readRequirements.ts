import data from '../../../content/data/tenderWords.json' with { type: 'json' }
import type { Clause, Requirement } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { takeKinds } from './kinds.ts'
import { readClause } from './readClause.ts'
import { madePlain, readLine } from './readLine.ts'
import { onlyAsks } from './rows/remarks.ts'
import { rowsOfText } from './rows/rowsOfText.ts'
import type { TenderRow } from './rows/tenderRow.ts'
import { turns } from './rows/turning.ts'
import { isAddition } from './surePart.ts'
import { every } from './takeWords.ts'

/** What sections of a tender are called beside their subjects. */
const sections = new RegExp(`^(?:${data.headings.sections.join('|')})$`)

const preposition = /^(?:for|on|in|at|by|of|from|under)\b/

/** As many lines are read at a time. */
const maxRequirements = 200

/** Of these a machine may have several. */
const severalOf =
  /\b(?:stackers?|(?<!return )pockets?|cassettes?|bags?|box(?:es)?|drums?|rejects?)\b(?! capacity)/

/** The figure of a whole machine is there, so that a further number counts machines. */
const isOfMachine = (
  { subject, quantities, words, members }: Clause,
  subjects: readonly Subject[],
): boolean => {
  const found = subjects.find(({ id }) => id === subject)
  // `USD and EUR` are counted, and the number beside them is none of currencies.
  if (found?.id === 'currencies' && members.length > 0) return true
  const isPart = found?.choices ?? found?.byWords ?? severalOf.test(words)
  return !found || (quantities.length > 0 && !isPart)
}

/** Whether a last cell counts machines: it is one, or each clause has its figure. */
const countsMachines = (
  { quantity, ordersMachines = false }: Pick<TenderRow, 'quantity' | 'ordersMachines'>,
  clauses: readonly Clause[],
  subjects: readonly Subject[],
): boolean =>
  quantity === undefined ||
  /^\d+ ?(?:sets?|lots?)\b/i.test(quantity) ||
  ordersMachines ||
  Number.parseInt(quantity) === 1 ||
  clauses.every((clause) => isOfMachine(clause, subjects))

/** The requirement with the subject that a visitor chose. Its other words are read as before. */
export const withSubject = (
  requirement: Requirement,
  id: string,
  subjects: readonly Subject[],
): Requirement => {
  const subject = subjects.find((each) => each.id === id)
  if (!subject)
    return {
      ...requirement,
      clauses: requirement.clauses.map((clause) => ({ ...clause, subject: null, doubt: 'subject' })),
    }
  const read = (text: string): Clause => {
    const { text: plain, kinds } = takeKinds(madePlain(text))
    const named = `${plain} `.replace(every(subject.words), ' ')
    return { ...readClause(`§ ${named}`, [{ ...subject, words: /§/ }]), subject: id, kinds }
  }
  const { text, quantity } = requirement
  const alone = read(text)
  const clause = countsMachines(requirement, [alone], subjects) ? alone : read(`${text}: ${quantity ?? ''}`)
  const { doubt, ...others } = clause
  const isOpen = doubt === 'subject' || doubt === 'subjects'
  return { ...requirement, clauses: [{ ...others, ...(doubt && !isOpen && { doubt }) }] }
}

const isThing = (id: string | null, subjects: readonly Subject[]): boolean =>
  subjects.find((each) => each.id === id)?.isThing === true

/** Names a choice or a thing and nothing else, so that what stands above it may say whose. */
const isBare = ({ text }: TenderRow, clauses: readonly Clause[], subjects: readonly Subject[]): boolean =>
  /^[^: ]+(?: [^: ]+){0,2}$/.test(text) &&
  clauses.every(({ subject, members }) => members.length > 0 || isThing(subject, subjects))

/**
 * Whether a heading may ask for more of what is named below it: `Dispenses` does, and `Interfaces` does not. A title of
 * the whole list has words of its own, as the name of a bank.
 */
const narrows = (
  { heading = '', isTitled }: TenderRow,
  clauses: readonly Clause[],
  subjects: readonly Subject[],
): boolean => {
  const isOfCurrency = clauses.some(({ subject }) => subject === 'currencies')
  if (isOfCurrency && /\bcurrenc/.test(heading)) return false
  const headings = heading === '' ? [] : readLine(heading, subjects)
  return headings.some(({ subject, unread, kinds = [] }) => {
    if (preposition.test(heading)) return true
    const isOwn = clauses.some((clause) => clause.subject === subject)
    if (!isOwn && (isThing(subject, subjects) || (isOfCurrency && subject !== null && !isTitled))) return true
    return (isOwn || !isTitled) && [...unread, ...kinds].some((word) => !sections.test(word))
  })
}

/** `Face and orientation` below `Sorting functions` is about what its heading names, if that leaves nothing open. */
const readBelow = (
  { text, heading = '', isTitled = false, isTurned = false }: TenderRow,
  subjects: readonly Subject[],
) => {
  const alone = readLine(text, subjects)
  if (heading === '' || isTitled || isTurned || alone.some(({ doubt }) => doubt !== 'subject')) return alone
  const named = readLine(`${heading}: ${text}`, subjects)
  return named.every(({ doubt, unread }) => !doubt && unread.length === 0) ? named : alone
}

/** The last cell of `USB ports`, `4` says how many ports, unless it is one. */
const readRow = (row: TenderRow, subjects: readonly Subject[]): Omit<Requirement, 'id'> => {
  const { quantity, ...rest } = row
  const clauses = readBelow(row, subjects)
  const isNarrowed = isBare(row, clauses, subjects) && narrows(row, clauses, subjects)
  const others = { ...rest, ...(isNarrowed && { isTurned: true }) }
  if (countsMachines(row, clauses, subjects))
    return { ...others, ...(quantity !== undefined && { quantity }), clauses }
  const text = `${row.text}: ${quantity ?? ''}`
  return { ...others, text, clauses: readLine(text, subjects) }
}

const isStated = (id: string, subjects: readonly Subject[]): boolean =>
  subjects.find((each) => each.id === id)?.rows !== undefined

/**
 * Whether what stands outside a list may ask for something: a title does as `USB port`, and not as `Currencies` or
 * `Training`, of which no sheet speaks.
 */
const mayAsk = ({ text, outside }: TenderRow, subjects: readonly Subject[]): boolean =>
  readLine(text, subjects).some(
    ({ subject, quantities, members, unread }) =>
      subject !== null &&
      (outside === 'letter' ||
        (isStated(subject, subjects) &&
          (quantities.length + members.length > 0 || (unread.length === 0 && isThing(subject, subjects))))),
  )

/** Begins what belongs to another part, or is said of all. */
const dependent =
  /^(?:or|else|otherwise|failing|if|without|with|at|in|on|for|from|when|while|during|under|after|before|where|unless|except|only|not|both|all|each|these|those|which|that)\b/i

/** Whether a part of a line asks for something of its own and leaves the other parts as they are. */
const standsAlone = (part: string, clauses: readonly Clause[], isOfMany: boolean): boolean =>
  !dependent.test(part) &&
  clauses.every(
    ({ doubt, unread, isOrEqual, words }) =>
      !isOrEqual &&
      isAddition(doubt ? words : unread.join(' ')) &&
      (!doubt || (doubt === 'subject' && isOfMany)),
  )

/** As a heading these words change what stands below; between semicolons they ask for a service. */
const ofServices = /\b(?:training|spares?|documentation|manuals?)\b/i

/** The parts of a line between semicolons, each as a line where it asks for something of its own. */
const partsOf = (row: TenderRow, subjects: readonly Subject[]): TenderRow[] => {
  const parts = row.text.split(/\s*;\s*(?:and\s+)?(?![^()]*\))|\s+•\s+/).filter((part) => part !== '')
  const isCounted = row.quantity !== undefined && row.ordersMachines !== true
  const least = row.item === undefined ? 2 : 3
  if (parts.length < least || parts.length > maxRequirements || isCounted) return [row]
  const [, lead] = /^([^:]*):/.exec(row.text) ?? []
  const haveLeads = parts.every((part) => part.includes(':'))
  if (lead !== undefined && !haveLeads && !onlyAsks(lead)) return [row]
  // A part may deny the others, and the first of two leads may be said of all.
  const isOfAll = parts.some((part) => turns(part.toLowerCase()) && !ofServices.test(part))
  if (isOfAll || /:.*: /.test(parts[0] ?? '')) return [row]
  const read = parts.map((part) => ({ part, clauses: readLine(part, subjects) }))
  const alone = read.map(({ part, clauses }) => standsAlone(part, clauses, parts.length > 2))
  const areOfOne = new Set(read.flatMap(({ clauses }) => clauses.map(({ subject }) => subject))).size === 1
  if (areOfOne || !alone[0] || !alone.at(-1)) return [row]
  const texts: string[] = []
  for (const [place, part] of parts.entries())
    if (alone[place]) texts.push(part)
    else texts.push(`${texts.pop() ?? ''}; ${part}`)
  return texts.map((text) => ({ ...row, text }))
}

/** `full load`, `MIXED` and `coins` in a line of their own say on what condition the line above holds. */
const isCondition = (
  { text, item, heading, clauses }: Omit<Requirement, 'id'>,
  before: TenderRow,
): boolean => {
  const isSmall = /^\(?\p{Ll}/u.test(text)
  return (
    item === undefined &&
    heading === before.heading &&
    /^\p{Lu}.*\d/u.test(before.text) &&
    !/[\d:]/.test(text) &&
    text.split(' ').length <= 3 &&
    clauses.every(
      ({ subject, quantities, members, qualifiers }) =>
        quantities.length + members.length === 0 &&
        (subject === null
          ? isSmall || qualifiers.length > 0 || /^full load\b/i.test(text)
          : isSmall && ['countingModes', 'sortingModes'].includes(subject)),
    )
  )
}

/** Reads pasted lines or table cells, at most 200; `surplus` is the number of lines beyond. */
export const readRequirements = (
  text: string,
  subjects: readonly Subject[],
): { requirements: Requirement[]; surplus: number } => {
  const rows = rowsOfText(text)
    .filter((row) => row.outside === undefined || mayAsk(row, subjects))
    .flatMap((row) => partsOf(row, subjects))
  const read = rows.slice(0, maxRequirements).map((row) => readRow(row, subjects))
  const requirements = read.map((requirement, index) => {
    const next = read[index + 1]
    const isChanged = next !== undefined && isCondition(next, requirement)
    return { id: String(index), ...requirement, ...(isChanged && { isTurned: true }) }
  })
  return { requirements, surplus: Math.max(rows.length - maxRequirements, 0) }
}
