import { type ComponentProps, type Ref, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOffered } from '../../content/categories.ts'
import { pageSize } from '../../content/listPage.ts'
import type { ProductSummary } from '../../content/product.ts'
import { useAudience } from '../../country/ByCountry.tsx'
import { CardGrid } from './CardGrid.ts'
import type { SearchableProduct } from './filterProducts.ts'
import { ProductCard } from './ProductCard.tsx'

const eagerCards = 2

/** Made before the next frame. */
const urgentCards = 12

interface Props extends Pick<ComponentProps<typeof ProductCard>, 'ListButton' | 'CompareBox'> {
  products: readonly SearchableProduct[]
  shown: readonly ProductSummary[]
  /** Whether they stand in an order of their own. */
  isSorted: boolean
  ref?: Ref<HTMLUListElement>
}

const idsOf = (products: readonly ProductSummary[]) => new Set(products.map(({ id }) => id))

/** The cards of what is shown, and when there is time the first others, hidden: making them takes long. */
export const ProductGrid = ({ products, shown, isSorted, ref, ...actions }: Props) => {
  const audienceOf = useAudience()
  const navigate = useNavigate()
  const all = useMemo(() => products.map(({ product }) => product), [products])
  const visible = useMemo(() => idsOf(shown), [shown])
  const wanted = useMemo(() => new Set([...visible, ...idsOf(all.slice(0, pageSize))]), [all, visible])
  const made = useDeferredValue(wanted, visible)
  const urgent = idsOf(shown.slice(0, urgentCards))
  // Of the page's first view: another would render the cards again.
  const [eager] = useState(() => idsOf(shown.slice(0, eagerCards)))
  const listed = isSorted ? [...new Set([...shown, ...all])] : all
  return (
    <CardGrid hidden={shown.length === 0} ref={ref}>
      {listed
        .filter(({ id }) => made.has(id) || urgent.has(id))
        .map((product) => (
          <li
            key={product.id}
            hidden={!visible.has(product.id)}
            {...audienceOf((country) => isOffered(product.subcategory, country))}
          >
            <ProductCard product={product} eager={eager.has(product.id)} onOpened={navigate} {...actions} />
          </li>
        ))}
    </CardGrid>
  )
}
