import type { ComponentProps } from 'react'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { loadNames, productLine } from '../../domain/products/productLines.ts'
import { useLoaded } from '../../ui/browser/useLoaded.ts'

/** A line for each product, such as `2 x MC 280 (No 005)`; without names until these have loaded. */
export const ProductLines = ({
  products,
  ...list
}: ComponentProps<'ul'> & { products: readonly ListedProduct[] }) => {
  const names = useLoaded(loadNames) ?? {}
  return (
    <ul {...list}>
      {products.map((product) => (
        <li key={product.id}>{productLine(product, names)}</li>
      ))}
    </ul>
  )
}
