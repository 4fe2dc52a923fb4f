import { readFileSync } from 'node:fs'
import type { Product } from '../../src/domain/products/product.ts'
import type { DerivedFile } from '../derivedFiles/refresh.ts'
import { codeHash, hashOf, readPublic } from '../derivedFiles/sources.ts'
import { backgroundFile, cardsOf, wordColours } from './cards.ts'

export const shareCards = (products: readonly Product[]): DerivedFile[] => {
  const design = hashOf(codeHash(import.meta.dirname), JSON.stringify(wordColours))
  return cardsOf(products).map((card) => ({
    name: `og/${card.name}.jpg`,
    key: hashOf(
      design,
      JSON.stringify(card),
      readFileSync(backgroundFile(card.background)),
      card.picture === undefined ? '' : readPublic(card.picture),
    ),
    make: async () => (await import('./drawCard.ts')).drawCard(card),
  }))
}
