import type texts from '../../../content/texts/figureNames.json'

export type FigureId = keyof typeof texts.names

const moreIsBetter: readonly FigureId[] = [
  'speed',
  'valueSpeed',
  'pieceSpeed',
  'countingSpeed',
  'fitnessSpeed',
  'coinSpeed',
  'payoutSpeed',
  'coinPayoutSpeed',
  'wrappingSpeed',
  'printSpeed',
  'bricks',
  'pockets',
  'outlets',
  'hopper',
  'coinHopper',
  'feeder',
  'stacker',
  'pocketSize',
  'rejectSize',
  'returnSize',
  'escrow',
  'storage',
  'recycling',
  'coinStorage',
  'coinRecycling',
  'copies',
  'ribbonLife',
  'headLife',
  'bandsPerRoll',
  'tensile',
  'resolution',
  'megapixels',
  'users',
  'duty',
  'payments',
  'brickDuty',
  'updates',
]

const lessIsBetter: readonly FigureId[] = ['cycle', 'captureTime', 'power', 'noise']

/**
 * Whether more or less of a figure is better for every buyer; null when that depends on the buyer, as with a
 * size.
 */
export const betterDirection = (id: FigureId): 'more' | 'less' | null => {
  if (moreIsBetter.includes(id)) return 'more'
  return lessIsBetter.includes(id) ? 'less' : null
}
