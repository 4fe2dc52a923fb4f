import { featureLength } from '../../../src/domain/products/product.ts'
import { cut } from '../../../src/lib/text.ts'
import { featuresPerCard } from '../../build/cards.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

/** The features that a card of the catalogue would cut (specification 2.5). */
export const cutFeatures = (file: ParsedFile): Fault[] => {
  const { features } = fieldsOf(file)
  if (!Array.isArray(features)) return []
  return features.slice(0, featuresPerCard).flatMap((value: unknown, index) => {
    if (typeof value !== 'string' || cut(value, featureLength) === value) return []
    const advice =
      `has ${value.length} characters, and a card shows ${featureLength} of each of the first ` +
      `${featuresPerCard}; shorten it or move it down`
    return [{ file: file.path, field: `features[${index}]`, value, advice }]
  })
}
