import { Profiler } from 'react'
import type { ProductSummary } from '../../src/domain/machines/product.ts'

/** The names of the products whose button was rendered, in order. */
export const rendered: string[] = []

/** Stands for the actions of a card or row, and records each time it is rendered. */
export const RenderedButton = ({ product: { name } }: { product: ProductSummary }) => (
  <Profiler id={name} onRender={(id) => rendered.push(id)}>
    <button>{name}</button>
  </Profiler>
)
