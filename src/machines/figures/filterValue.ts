import { type Figures, type FigureValue, isChoices } from './figure.ts'
import type { FigureId } from './figureIds.ts'

/** The figure that a filter compares. Currencies are those of notes and of coins: both kinds count. */
export const filterValue = (id: FigureId, figures: Figures = {}): FigureValue | undefined => {
  const { [id]: own, coinCurrency: coins } = figures
  if (id !== 'currency' || coins === undefined || !isChoices(coins)) return own
  if (own === undefined || !isChoices(own)) return coins
  const included = [...new Set([...own.included, ...coins.included])]
  const onRequest = [...new Set([...own.onRequest, ...coins.onRequest])]
  return { included, onRequest: onRequest.filter((choice) => !included.includes(choice)) }
}
