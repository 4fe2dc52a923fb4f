import { readProducts } from '../build/products.ts'
import { readRevisions } from '../feed/revisions.ts'
import { shareCards } from '../shareCards/shareCards.ts'
import { sizeDrawings } from '../sizeDrawings/sizeDrawings.ts'
import { specSheets } from '../specSheets/specSheets.ts'
import type { DerivedFile } from './refresh.ts'

/** All files of `public` that are made from content: share cards, size drawings and spec sheets. */
export const derivedFiles = (): DerivedFile[] => {
  const products = readProducts()
  return [...shareCards(products), ...sizeDrawings(products), ...specSheets(products, readRevisions())]
}
