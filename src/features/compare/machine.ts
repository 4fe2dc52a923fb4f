import type { FigureColumn, Figures } from '../../content/figures/figure.ts'
import type { ProductDetail } from '../../content/product.ts'

/** A product as the comparison reads it. */
export interface Machine {
  product: Pick<ProductDetail, 'id' | 'name' | 'category' | 'subcategory' | 'images' | 'specifications'>
  figures: Figures
  /** The figures of its family. */
  columns: readonly FigureColumn[]
}
