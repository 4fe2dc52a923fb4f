import { basename } from 'node:path'
import { productSchema } from '../../../src/content/schema/product.ts'
import { featureLength } from '../../../src/domain/products/product.ts'
import { cut } from '../../../src/lib/text.ts'
import { featuresPerCard } from '../../build/cards.ts'
import {
  type ContentFile,
  type Fault,
  faultsAt,
  fieldsOf,
  type FileExists,
  type ParsedFile,
} from '../files/contentFile.ts'
import { parseFiles } from '../files/parseFiles.ts'
import { onePerField, shapeFaults } from '../shape.ts'
import { textFaults } from '../textRules.ts'
import { catalogueFaults } from './catalogue.ts'
import { figureFaults, missingRows } from './figures.ts'
import { labelFaults } from './labelFaults.ts'
import { missingFiles } from './productFiles.ts'

const isId = (id: unknown): id is number => Number.isInteger(id)

const numberFault = (file: ParsedFile): Fault[] => {
  const { id } = fieldsOf(file)
  const prefix = /^\d+/.exec(basename(file.path))?.[0]
  const isOther = isId(id) && Number(prefix) !== id
  const named = `is not the number that the file name starts with (${prefix ?? 'none'})`
  return faultsAt(file, 'id', id, isOther ? `${named}; change the one or the other` : undefined)
}

/** The features that a card of the catalogue would cut (specification 2.5). */
const cutFeatures = (file: ParsedFile): Fault[] => {
  const { features } = fieldsOf(file)
  if (!Array.isArray(features)) return []
  return features.slice(0, featuresPerCard).flatMap((value: unknown, index) => {
    if (typeof value !== 'string' || cut(value, featureLength) === value) return []
    const advice =
      `has ${value.length} characters, and a card shows ${featureLength} of each of the first ` +
      `${featuresPerCard}; shorten it or move it down`
    return faultsAt(file, `features[${index}]`, value, advice)
  })
}

/** The faults of all product files (specification 12); a file that is not JSON has one fault only. */
export const checkProducts = (files: readonly ContentFile[], fileExists: FileExists): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const ids = parsed.map((file) => fieldsOf(file).id).filter(isId)
  const ownFaults = (file: ParsedFile) => [
    ...shapeFaults(productSchema, file),
    ...figureFaults(file),
    ...missingRows(file),
    ...numberFault(file),
    ...missingFiles(file, fileExists),
    ...textFaults(file),
    ...cutFeatures(file),
  ]
  // A product whose file or id cannot be read does not count as missing.
  const isWhole = parsed.length === files.length && ids.length === files.length
  return [
    ...faults,
    ...parsed.flatMap((file) => onePerField(ownFaults(file))),
    ...labelFaults(parsed),
    ...(isWhole ? catalogueFaults(parsed) : []),
  ]
}
