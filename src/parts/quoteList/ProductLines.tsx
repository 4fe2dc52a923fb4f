import type { ComponentProps, ReactNode } from 'react'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { loadNames, productLine } from '../../domain/products/productLines.ts'
import { useLoaded } from '../../ui/browser/useLoaded.ts'

interface Props extends ComponentProps<'ul'> {
  products: readonly ListedProduct[]
  pictureOf?: (id: number) => ReactNode
}

/** A line for each product, such as `2 x MC 280 (No 005)`; without names until these have loaded. */
export const ProductLines = ({ products, pictureOf, ...list }: Props) => {
  const names = useLoaded(loadNames) ?? {}
  return (
    <ul {...list}>
      {products.map((product) => (
        <li key={product.id}>
          {pictureOf?.(product.id)}
          <span>{productLine(product, names)}</span>
        </li>
      ))}
    </ul>
  )
}
