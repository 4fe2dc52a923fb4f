import { maxCompared, readIds } from './comparePath.ts'
import { paths } from './paths.ts'

/** The products of a statement, in the order chosen. Its address is its state, as that of a comparison. */
export const statementIds = (query: string): number[] => readIds(query).slice(0, maxCompared)

/** `/comply?ids=5,6` */
export const complyPath = (ids: readonly number[]): string =>
  ids.length === 0 ? paths.comply : `${paths.comply}?ids=${ids.join(',')}`
