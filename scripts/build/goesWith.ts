import { modelOf, type Product } from '../../src/domain/products/product.ts'
import { textsOf } from '../figures/reading/figuresOf.ts'

const fittingRows = ['Suitable machines', 'Tape/Suitable rolls'] as const

export interface NamedModel {
  row: (typeof fittingRows)[number]
  /** `BT 40`. */
  model: string
  /** A limit, such as `without printing` in `BT 40 (without printing)`. */
  note: string
}

const modelText = /^([A-Z]{2,3} \d+)(?: \((.+)\))?$/

/** The models in the fitting rows. A text in any other form counts as a model. */
export const namedModels = ({ specifications }: Pick<Product, 'specifications'>): NamedModel[] =>
  fittingRows.flatMap((row) =>
    textsOf(specifications, row).map((text) => {
      const [, model = text, note = ''] = modelText.exec(text) ?? []
      return { row, model, note }
    }),
  )

/** The products whose models are in the fitting rows, in their order. */
export const fittingProducts = (product: Product, products: readonly Product[]) =>
  namedModels(product).flatMap(({ model, note }) => {
    const found = products.find((other) => modelOf(other) === model)
    return found ? [{ product: found, note }] : []
  })
