import { readRevised } from '../feed/revisions.ts'
import { shareCards } from '../shareCards/shareCards.ts'
import { sizeDrawings } from '../sizeDrawings/sizeDrawings.ts'
import { specSheets } from '../specSheets/specSheets.ts'
import type { DerivedFile } from './refresh.ts'

export const derivedFiles = (): DerivedFile[] => {
  const products = readRevised()
  return [...shareCards(products), ...sizeDrawings(products), ...specSheets(products)]
}
