import texts from '../../content/texts/sitePreparation.json' with { type: 'json' }
import { fill, listText, numberText } from '../../lib/text.ts'

export type PreparationFact = keyof typeof texts.facts

/** What a machine needs where it stands, by its sheet. */
export interface SitePreparation {
  facts: readonly (readonly [PreparationFact, text: string])[]
  /** What the sheet does not state. */
  gaps: readonly PreparationFact[]
  /** The footprint without any clearance, in m². */
  area?: number | undefined
  /** The highest amounts of the sheet, in kg and W. */
  weight?: number | undefined
  power?: number | undefined
}

interface PreparationRow {
  label: string
  text: string
}

/** A table's columns after the machine, with what each of them has. */
export const preparationColumns: readonly {
  column: Exclude<keyof typeof texts.columns, 'machine'>
  facts: readonly PreparationFact[]
}[] = [
  { column: 'space', facts: ['size', 'footprint', 'clearance', 'wall', 'anchoring', 'door'] },
  { column: 'weight', facts: ['weight', 'load'] },
  { column: 'power', facts: ['supply', 'sockets', 'drawn'] },
  { column: 'network', facts: ['network', 'conditions'] },
]

/** The facts with their names, and last the names of those that the sheet does not state. */
export const preparationRows = ({ facts, gaps }: SitePreparation): PreparationRow[] => {
  const names = gaps.map((id) => texts.facts[id].toLowerCase())
  return [
    ...facts.map(([id, text]) => ({ label: texts.facts[id], text })),
    ...(names.length === 0 ? [] : [{ label: texts.gaps, text: names.join(', ') }]),
  ]
}

export interface PreparedMachine extends SitePreparation {
  id: number
  quantity: number
}

/** The machines of a list with what one of each needs; what needs nothing is left out. */
export const prepared = <Listed extends Pick<PreparedMachine, 'id' | 'quantity'>>(
  products: readonly Listed[],
  preparations: Readonly<Record<number, SitePreparation>>,
): (Listed & SitePreparation)[] =>
  products.flatMap((product) => {
    const preparation = preparations[product.id]
    return preparation ? [{ ...product, ...preparation }] : []
  })

const gapsOfAll = (machines: readonly PreparedMachine[]): readonly PreparationFact[] =>
  machines[0]?.gaps.filter((id) => machines.every(({ gaps }) => gaps.includes(id))) ?? []

/** What no sheet of the machines states, as a sentence; undefined for nothing. */
export const gapsOfAllText = (machines: readonly PreparedMachine[]): string | undefined => {
  const names = gapsOfAll(machines).map((id) => texts.facts[id].toLowerCase())
  return names.length === 0 ? undefined : fill(texts.gapsOfAll, { list: listText(names) })
}

/** What stands in a cell: the facts, and the gaps that not all machines have. */
export const preparationCell = (
  { facts, gaps }: SitePreparation,
  ids: readonly PreparationFact[],
  machines: readonly PreparedMachine[],
): PreparationRow[] => {
  const shared = gapsOfAll(machines)
  return ids.flatMap((id) => {
    const text = facts.find(([stated]) => stated === id)?.[1]
    const isGap = gaps.includes(id) && !shared.includes(id)
    if (text === undefined && !isGap) return []
    return { label: texts.facts[id], text: text ?? texts.gaps.toLowerCase() }
  })
}

/** Sums of decimals end in `0.30000000000000004`. */
const rounded = (sum: number): string => numberText(Math.round(sum * 100) / 100)

const sumIds = ['area', 'weight', 'power'] as const

/** Undefined where the sheet of one machine leaves the amount out. */
const sumOf = (machines: readonly PreparedMachine[], amount: (typeof sumIds)[number]): number | undefined =>
  machines.every((machine) => machine[amount] !== undefined)
    ? machines.reduce((sum, machine) => sum + machine.quantity * (machine[amount] ?? 0), 0)
    : undefined

/** The sums that all machines of a list allow, as a sentence; undefined for none. */
export const togetherText = (machines: readonly PreparedMachine[]): string | undefined => {
  const sums = sumIds.flatMap((amount) => {
    const sum = sumOf(machines, amount)
    return sum === undefined ? [] : fill(texts.sums[amount], { amount: rounded(sum) })
  })
  return sums.length === 0 ? undefined : fill(texts.together, { sums: sums.join(', ') })
}
