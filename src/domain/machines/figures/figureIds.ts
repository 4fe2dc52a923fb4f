import texts from '../../../content/texts/figureNames.json' with { type: 'json' }

export type FigureId = keyof typeof texts.names

export const figureIds = Object.keys(texts.names) as FigureId[]

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

const each = <Direction>(ids: readonly FigureId[], direction: Direction) =>
  Object.fromEntries(ids.map((id) => [id, direction])) as Record<FigureId, Direction>

/**
 * Whether more or less of a figure is better for every buyer; null when that depends on the buyer, as with a
 * size.
 */
export const betterDirections = {
  ...each(figureIds, null),
  ...each(moreIsBetter, 'more'),
  ...each(lessIsBetter, 'less'),
} as Readonly<Record<FigureId, 'more' | 'less' | null>>
