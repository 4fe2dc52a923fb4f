import { memo } from 'react'
import { shallowEqual } from 'react-redux'
import { categoryLabel } from '../../../content/categories.ts'
import actions from '../../../content/texts/actions.json'
import {
  drawingOf,
  featureLength,
  type ProductSummary,
  serialNumber,
} from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { cut, fill } from '../../../lib/text.ts'
import { CompareBox } from '../../../parts/compare/CompareBox.tsx'
import { PageLink } from '../../../parts/navigation/PageLink.tsx'
import { ListButton } from '../../../parts/quoteList/ListButton.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'

/** The greatest width of a card's picture: beside the text on a phone, then in two to four columns (CardGrid). */
const sizes = '(min-width: 1080px) 272px, (min-width: 776px) 33vw, (min-width: 560px) 50vw, 92px'

/**
 * 800 px are two for each pixel of CSS. Of fifty cards the names of larger files would
 * also make the list's HTML one round trip longer (decision 0042).
 */
const widths = [400, 800] as const

interface Props {
  /** Compared by id, because the list and the whole catalogue have different objects for one product. */
  product: ProductSummary
  eager: boolean
  note: string
}

const Card = ({ product, eager, note }: Props) => (
  <article>
    <PictureOrDrawing
      picture={product.image}
      drawing={drawingOf(product)}
      sizes={sizes}
      widths={widths}
      eager={eager}
    />
    <div className="body">
      <p>{`${serialNumber(product)} · ${categoryLabel(product.category, product.subcategory)}`}</p>
      <h2>
        <NameText name={product.name} />
      </h2>
      {note !== '' && <strong>{note}</strong>}
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>{cut(feature, featureLength)}</li>
        ))}
      </ul>
      <div className="links">
        <PageLink to={paths.product(product.id)} aria-label={fill(actions.detailsOf, { name: product.name })}>
          {actions.details}
        </PageLink>
        <CompareBox product={product} />
      </div>
      <ListButton product={product} />
    </div>
  </article>
)

/** A product in the catalogue (specification 2, Catalogue), styled by CardGrid; memoized (decision 0042). */
export const ProductCard = memo(
  Card,
  ({ product: before, ...props }, { product: after, ...nextProps }) =>
    before.id === after.id && shallowEqual(props, nextProps),
)
