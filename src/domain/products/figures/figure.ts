import type { FigureId } from './figureIds.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** Ids such as `uv` or `KHR`. */
export interface Choices {
  readonly included: readonly string[]
  readonly onRequest: readonly string[]
}

export type FigureValue = number | Span | Choices

export type Figures = Readonly<Partial<Record<FigureId, FigureValue>>>

export interface FigureColumn {
  id: FigureId
  kind: 'amount' | 'span' | 'choices'
  /** Its name in the family, where that is not the figure's own: `Sorting speed`. */
  name?: string | undefined
  unit?: string
  /** The id of the glossary's term in its name. */
  term?: string
  /** The rows of the specification that the figure replaces in a comparison. */
  rows: readonly string[]
}

/** Whether a figure is a set of choices. A missing figure is not. */
export const isChoices = (value: FigureValue | undefined): value is Choices =>
  typeof value === 'object' && 'included' in value

/** Whether a figure is an amount. A missing figure is not. */
export const isAmount = (value: FigureValue | undefined): value is number => typeof value === 'number'

/** Whether a figure is enough: at least the amount, or all the choices. Choices on request do not count. */
export const reaches = (value: FigureValue | undefined, wanted: readonly string[] | number): boolean =>
  typeof wanted === 'object'
    ? isChoices(value) && wanted.every((choice) => value.included.includes(choice))
    : isAmount(value) && value >= wanted

/** The value that a filter compares. For currencies it is those of notes and coins together. */
export const filterValue = (id: FigureId, figures: Figures = {}): FigureValue | undefined => {
  const { [id]: own, coinCurrency: coins } = figures
  if (id !== 'currency' || !isChoices(coins)) return own
  if (!isChoices(own)) return coins
  const included = [...new Set([...own.included, ...coins.included])]
  const onRequest = [...new Set([...own.onRequest, ...coins.onRequest])]
  return { included, onRequest: onRequest.filter((choice) => !included.includes(choice)) }
}

/** A sorter that states its speed for sorting by fitness alone has no other speed of sorting to compare. */
export const sortsByFitnessAlone = ({ speed, fitnessSpeed }: Figures): boolean =>
  fitnessSpeed !== undefined && speed === fitnessSpeed
