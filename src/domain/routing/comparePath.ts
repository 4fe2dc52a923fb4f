import { isProductId } from '../products/productIds.ts'
import { paths } from './paths.ts'
import { withoutSlash } from './singlePages.ts'

export interface ComparisonSelection {
  /** In the order chosen. */
  ids: readonly number[]
  onlyDifferences: boolean
}

export const maxCompared = 4

/** A typed address may have spaces: `5, 6`. */
const idPartsOf = (query: string): string[] =>
  (new URLSearchParams(query).get('ids') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `007` is product 7, as in the address of a product. */
const idOf = (part: string): number | undefined => {
  const id = /^\d{1,6}$/.test(part) ? Number(part) : undefined
  return isProductId(id) ? id : undefined
}

/** The products that `ids` names, each once. */
const readIds = (query: string): number[] => [
  ...new Set(idPartsOf(query).flatMap((part) => idOf(part) ?? [])),
]

/** Undefined when the address is not the comparison's. */
export const parseComparePath = (pathname: string, query: string): ComparisonSelection | undefined => {
  if (withoutSlash(pathname) !== paths.compare) return undefined
  const onlyDifferences = new URLSearchParams(query).get('differences') === '1'
  return { ids: readIds(query).slice(0, maxCompared), onlyDifferences }
}

export const toComparePath = ({ ids, onlyDifferences }: ComparisonSelection): string => {
  const parts = [ids.length > 0 && `ids=${ids.join(',')}`, onlyDifferences && 'differences=1'].filter(Boolean)
  return parts.length === 0 ? paths.compare : `${paths.compare}?${parts.join('&')}`
}

/** `/compare?ids=5,6,36` */
export const comparePath = (ids: readonly number[]): string => toComparePath({ ids, onlyDifferences: false })

/** The parts of `ids` that name no product, and the products beyond `maxCompared`. */
export const ignoredParts = (query: string): { wrong: string[]; surplus: number[] } => ({
  wrong: [...new Set(idPartsOf(query).filter((part) => idOf(part) === undefined))],
  surplus: readIds(query).slice(maxCompared),
})

/** The products of a statement, in the order chosen. Its address is its state, as that of a comparison. */
export const statementIds = (query: string): number[] => readIds(query).slice(0, maxCompared)

/** `/comply?ids=5,6` */
export const complyPath = (ids: readonly number[]): string =>
  ids.length === 0 ? paths.comply : `${paths.comply}?ids=${ids.join(',')}`
