import { lazy } from 'react'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { productRemoved } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { ListedRow } from './ListedRow.tsx'

const SitePreparation = lazy(() => import('./SitePreparation.tsx'))

interface Props {
  products: readonly ListedProduct[]
  /** Called before the focused control is removed with the last product. */
  onEmptied: () => void
}

const ListedRows = ({ products, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const remove = (id: number, button: Element) => {
    if (!focusNeighbour(button)) onEmptied()
    dispatch(productRemoved(id))
  }
  return (
    <>
      <ul>
        {products.map((product) => (
          <ListedRow key={product.id} product={product} onRemoved={(button) => remove(product.id, button)} />
        ))}
      </ul>
      <LazyBoundary>
        <SitePreparation products={products} />
      </LazyBoundary>
    </>
  )
}

export default ListedRows
