import { categories } from '../../../src/content/categories.ts'
import { specificationSchema } from '../../../src/content/schema/specification.ts'
import { bestSellerIds, modelOf, type Product } from '../../../src/domain/products/product.ts'
import { type NamedModel, namedModels } from '../../build/goesWith.ts'
import { type Fault, faultsAt, fieldOfRow, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

const catalogue = 'src/content/products'
const categoriesFile = 'src/content/data/categories.ts'

/** Of a name its beginning, such as `MC 280`, by which sheets name fitting machines. */
const valueOf = (file: ParsedFile, field: string): unknown => {
  const value = fieldsOf(file)[field]
  return field === 'name' && typeof value === 'string' ? modelOf({ name: value }) : value
}

/** The fields whose values no two products may share, each with the remedy. */
const unique = [
  { field: 'id', what: 'the id', remedy: 'give one of the two a free number' },
  { field: 'name', what: 'the model', remedy: 'give one of the two another' },
  { field: 'model', what: 'the 3D model', remedy: 'leave out that of another machine' },
  { field: 'description', what: 'the description', remedy: 'write one of its own' },
  { field: 'pdf', what: 'the spec sheet', remedy: 'each needs its own; write another address' },
]

const duplicates = (files: readonly ParsedFile[]): Fault[] =>
  unique.flatMap(({ field, what, remedy }) =>
    files.flatMap((file, index) => {
      const value = valueOf(file, field)
      const first = files.findIndex((other) => valueOf(other, field) === value)
      if (value === undefined || first === index) return []
      return faultsAt(file, field, value, `is ${what} of ${files[first]?.path ?? ''} too; ${remedy}`)
    }),
  )

const missingAdvice =
  'is a best seller of the home page, but no product has it; restore the product, or name another in ' +
  'bestSellerIds of src/domain/products/product.ts'

const missingBestSellers = (files: readonly ParsedFile[]): Fault[] =>
  bestSellerIds
    .filter((wanted) => !files.some((file) => fieldsOf(file).id === wanted))
    .flatMap((wanted) => faultsAt({ path: catalogue }, 'id', wanted, missingAdvice))

/** Each category and subcategory with the number of its products. */
const placesOf = (files: readonly ParsedFile[]) =>
  categories
    .flatMap(({ id, subcategories }) => [
      { field: 'category', value: id },
      ...subcategories.map((subcategory) => ({ field: 'subcategory', value: subcategory.id })),
    ])
    .map((place) => ({
      ...place,
      count: files.filter((file) => fieldsOf(file)[place.field] === place.value).length,
    }))

const emptyPlaces = (files: readonly ParsedFile[]): Fault[] =>
  placesOf(files)
    .filter(({ count }) => count === 0)
    .flatMap(({ field, value }) =>
      faultsAt(
        { path: catalogue },
        field,
        value,
        `has no products; add one or remove it from ${categoriesFile}`,
      ),
    )

const leastProducts = 3

/** Warns of a category or subcategory with so few products that its page looks empty (specification 10.2). */
export const thinPlaces = (files: readonly ParsedFile[]): string[] =>
  placesOf(files)
    .filter(({ count }) => count < leastProducts)
    .map(
      ({ field, value, count }) =>
        `The ${field} ${value} has fewer than ${leastProducts} products (${count}); add some to ${catalogue}, ` +
        `or remove it from ${categoriesFile}.`,
    )

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
const fittingFaults = (files: readonly ParsedFile[]): Fault[] => {
  const entries = files.flatMap(entryOf)
  return entries.flatMap((entry) =>
    namedModels(entry).flatMap((named) => {
      const other = entries.find((each) => modelOf(each) === named.model)
      return faultsAt(entry, fieldOfRow(named.row), named.model, adviceFor(named, modelOf(entry), other))
    }),
  )
}

/** Rules between products: what fits, what is unique, best sellers, filled categories (specification 10.2). */
export const catalogueFaults = (files: readonly ParsedFile[]): Fault[] => [
  ...fittingFaults(files),
  ...duplicates(files),
  ...missingBestSellers(files),
  ...emptyPlaces(files),
]
