import { idOf, idPartsOf, mostCompared, readIds } from '../../routing/comparePath.ts'

/** The parts of an address that are no machine's number, and the machines too many. */
export const ignoredParts = (query: string): { wrong: string[]; surplus: number[] } => ({
  wrong: [...new Set(idPartsOf(query).filter((part) => idOf(part) === undefined))],
  surplus: readIds(query).slice(mostCompared),
})
