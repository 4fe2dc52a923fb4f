import { specificationSchema } from '../../../src/content/schema/specification.ts'
import { modelOf, type Product } from '../../../src/domain/products/product.ts'
import { type NamedModel, namedModels } from '../../build/goesWith.ts'
import { type Fault, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

type Entry = Pick<Product, 'name' | 'specifications'> & Pick<ParsedFile, 'path'>

const entryOf = (file: ParsedFile): Entry[] => {
  const { name, specifications } = fieldsOf(file)
  const { data } = specificationSchema.safeParse(specifications)
  return typeof name === 'string' && data ? [{ path: file.path, name, specifications: data }] : []
}

const adviceFor = ({ model }: NamedModel, own: string, other: Entry | undefined): string | undefined => {
  if (!other) return 'names no product of the catalogue; write its model like "BT 20", or remove it'
  const isMutual = namedModels(other).some((named) => named.model === own)
  return isMutual
    ? undefined
    : `goes with ${own}, but ${other.path} does not say so; name it there too (${model})`
}

/** Consumables and their machines name each other in their sheets, and both exist. */
export const fittingFaults = (files: readonly ParsedFile[]): Fault[] => {
  const entries = files.flatMap(entryOf)
  return entries.flatMap((entry) =>
    namedModels(entry).flatMap((named) => {
      const other = entries.find((each) => modelOf(each) === named.model)
      const advice = adviceFor(named, modelOf(entry), other)
      const field = fieldOfRow(named.row)
      return advice === undefined ? [] : [{ file: entry.path, field, value: named.model, advice }]
    }),
  )
}
