import { type ComponentType, memo } from 'react'
import { categoryLabel } from '../../content/categories.ts'
import {
  drawingOf,
  featureLength,
  featuresShown,
  type ProductSummary,
  serialNumber,
} from '../../content/product.ts'
import actions from '../../content/texts/actions.json'
import { isPlainClick } from '../../lib/links.ts'
import { cut, fill } from '../../lib/text.ts'
import { paths } from '../../routing/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { PictureOrDrawing } from '../../ui/PictureOrDrawing.tsx'

/** The card width in one to four columns of CardGrid; each step leaves room for a scrollbar. */
const sizes =
  '(min-width: 1224px) 282px, (min-width: 928px) calc(33vw - 32px), (min-width: 632px) calc(50vw ' +
  '- 36px), 92vw'

interface Props {
  product: ProductSummary
  eager: boolean
  ListButton: ComponentType<{ product: ProductSummary }>
  CompareBox: ComponentType<{ product: ProductSummary }>
  onOpened: (path: string) => void
}

// The router's Link would render each card again with every change of the address.
/** A product in the catalogue (specification 2, Catalogue), styled by CardGrid. */
export const ProductCard = memo(({ product, eager, ListButton, CompareBox, onOpened }: Props) => {
  const path = paths.product(product.id)
  return (
    <article>
      <PictureOrDrawing picture={product.image} drawing={drawingOf(product)} sizes={sizes} eager={eager} />
      <div>
        <p>
          {serialNumber(product)} · {categoryLabel(product.category, product.subcategory)}
        </p>
        <h2>{product.name}</h2>
        <ul>
          {product.features.slice(0, featuresShown).map((feature) => (
            <li key={feature}>{cut(feature, featureLength)}</li>
          ))}
        </ul>
        <div>
          <a
            href={path}
            aria-label={fill(actions.detailsOf, { name: product.name })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onOpened(path)
            }}
          >
            {actions.details}
            <Icon name="arrowRight" />
          </a>
          <CompareBox product={product} />
        </div>
        <ListButton product={product} />
      </div>
    </article>
  )
})
ProductCard.displayName = 'ProductCard'
