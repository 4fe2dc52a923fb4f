import type texts from '../../../content/texts/figureNames.json'

export type FigureId = keyof typeof texts.names

/** Amounts such as sizes, of which some buyers want more and others less. */
const asBuyersNeed: readonly FigureId[] = [
  'display',
  'width',
  'depth',
  'height',
  'weight',
  'clearance',
  'safeBody',
  'safeDoor',
  'documentThickness',
  'tapeThickness',
  'core',
  'rollDiameter',
  'rollLength',
  'rollsPerCarton',
]

const lessIsBetter: readonly FigureId[] = ['cycle', 'captureTime', 'power', 'noise']

/** Whether more or less of an amount is better for every buyer; null when that depends on the buyer. */
export const betterDirection = (id: FigureId): 'more' | 'less' | null => {
  if (asBuyersNeed.includes(id)) return null
  return lessIsBetter.includes(id) ? 'less' : 'more'
}
