const moreIsBetter = [
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
] as const

const lessIsBetter = ['cycle', 'captureTime', 'power', 'noise'] as const

/** It depends on the buyer which is better, as with a size or a weight. */
const neutral = [
  'modes',
  'batch',
  'counting',
  'currency',
  'passed',
  'coinCurrency',
  'serials',
  'detection',
  'sensors',
  'payment',
  'languages',
  'diameter',
  'coinThickness',
  'rollSize',
  'fonts',
  'documentWidth',
  'documentThickness',
  'noteThickness',
  'tapeWidth',
  'tapeThickness',
  'core',
  'rollDiameter',
  'tension',
  'rollLength',
  'sealing',
  'rollsPerCarton',
  'material',
  'safeBody',
  'safeDoor',
  'display',
  'displayKind',
  'interfaces',
  'temperature',
  'weight',
  'width',
  'depth',
  'height',
  'clearance',
] as const

export const figureIds = [...moreIsBetter, ...lessIsBetter, ...neutral]

export type FigureId = (typeof figureIds)[number]

const each = <Id extends string, Direction>(ids: readonly Id[], direction: Direction) =>
  Object.fromEntries(ids.map((id) => [id, direction])) as Record<Id, Direction>

/** Whether more or less of a figure is better for every buyer; null when that depends on the buyer. */
export const betterDirections = {
  ...each(moreIsBetter, 'more' as const),
  ...each(lessIsBetter, 'less' as const),
  ...each(neutral, null),
}
