import { inTime } from '../../lib/inTime.ts'
import { serialNumber } from './product.ts'
import { unitOf } from './productIds.ts'
import type { Counted } from './quantityText.ts'

type Names = Readonly<Record<number, string>>

/** `2 x MC 280 Mixed-Value Money Counter (No 005)`; `2 x product (No 005)` without a name. */
export const productLine = ({ id, quantity }: Counted, names: Names): string => {
  const line = `${quantity} x ${names[id] ?? 'product'} (${serialNumber({ id })})`
  return unitOf(id) === 'roll' ? `${line}, in rolls` : line
}

export const productLines = (products: readonly Counted[], names: Names): string[] =>
  products.map((product) => productLine(product, names))

/** Empty when they do not load. */
export const loadNames = async (): Promise<Names> => {
  const { names } = await import('virtual:product-names').catch(() => ({ names: {} }))
  return names
}

/** One line for each product, with its name, or only with its number when the names do not load in time. */
export const loadProductLines = async (products: readonly Counted[]): Promise<string[]> =>
  products.length === 0 ? [] : productLines(products, (await inTime(loadNames())) ?? {})
