import type { Product } from './product.ts'
import { textsOf } from './specificationGroups.ts'

/** The rows that name the models which go with a product. */
export const fittingRows = ['Suitable machines', 'Tape/Suitable rolls'] as const

export interface NamedModel {
  row: (typeof fittingRows)[number]
  /** `BT 40`. */
  model: string
  /** The limit of this pair: `BT 40 (without printing)` gives `without printing`. */
  note: string
}

const modelText = /^([A-Z]{2,3} \d+)(?: \((.+)\))?$/

/** The models that a sheet names; a text of another form has the whole text as its model. */
export const namedModels = ({ specifications }: Pick<Product, 'specifications'>): NamedModel[] =>
  fittingRows.flatMap((row) =>
    textsOf(specifications, row).map((text) => {
      const [, model = text, note = ''] = modelText.exec(text) ?? []
      return { row, model, note }
    }),
  )

/** The model code, with which every name begins. */
export const modelOf = ({ name }: Pick<Product, 'name'>): string => name.split(' ').slice(0, 2).join(' ')

export interface FittingProduct {
  product: Product
  note: string
}

/** The products that a sheet names, in its order. */
export const fittingProducts = (product: Product, products: readonly Product[]): FittingProduct[] =>
  namedModels(product).flatMap(({ model, note }) => {
    const found = products.find((other) => modelOf(other) === model)
    return found ? [{ product: found, note }] : []
  })
