import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import texts from '../../content/texts/related.json'
import {
  drawingOf,
  type ProductDetail,
  type RelatedProduct,
  similarPerCountry,
} from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { withUnits } from '../../lib/text.ts'
import { useAudience } from '../../parts/country/ByCountry.tsx'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { cardRowStyle, cardStyle } from '../../ui/styles/card.ts'
import { tallLinkStyle } from '../../ui/TextLinks.ts'
import { UnbrokenText } from '../../ui/UnbrokenText.tsx'

const Cards = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(6) },
  '& h2': { ...theme.typography.h3, marginBlockEnd: theme.spacing(2) },
  '& ul': {
    ...cardRowStyle,
    gap: theme.spacing(2, 3),
    [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& li': {
    ...cardStyle(theme),
    position: 'relative',
    height: 'auto',
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    [theme.breakpoints.up('sm')]: { display: 'block' },
  },
  '& li > div': { padding: theme.spacing(1.5, 2, 2) },
  '& h3': theme.typography.h4,
  '& p': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
  // Names of one line and of two begin on one line.
  '& a': { ...tallLinkStyle(theme), display: 'flex', alignItems: 'start', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}))

const sizes = '(min-width: 1440px) 448px, (min-width: 928px) 33vw, (min-width: 560px) 50vw, 40vw'

interface Props {
  title: string
  products: readonly RelatedProduct[]
  most: number
}

/** Shows the products that are offered in the visitor's country (specification 4). */
const RelatedCards = ({ title, products, most }: Props) => {
  const headingId = useId()
  const audienceOf = useAudience()
  const visibleIn = (country: Country) =>
    products.filter(({ subcategory }) => isOffered(subcategory, country)).slice(0, most)
  const audience = audienceOf((country) => visibleIn(country).length > 0)
  if (!audience) return null
  return (
    <Cards className="no-print" aria-labelledby={headingId} {...audience}>
      <h2 id={headingId}>{title}</h2>
      <ul>
        {products.map((product) => {
          const audience = audienceOf((country) => visibleIn(country).includes(product))
          if (!audience) return null
          const { id, name, picture, note } = product
          return (
            <li key={id} {...audience}>
              <PictureOrDrawing
                picture={picture === null ? null : { src: picture, alt: '' }}
                drawing={drawingOf(product)}
                sizes={sizes}
              />
              <div>
                <h3>
                  <Link to={paths.product(id)}>
                    <UnbrokenText text={name} />
                  </Link>
                </h3>
                {note !== '' && <p>{withUnits(note)}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Cards>
  )
}

export const Related = ({ product: { category, fitting, similar } }: { product: ProductDetail }) => (
  <>
    <RelatedCards
      title={category === 'accessories' ? texts.fits : texts.goesWith}
      products={fitting}
      most={fitting.length}
    />
    <RelatedCards title={texts.similar} products={similar} most={similarPerCountry} />
  </>
)
