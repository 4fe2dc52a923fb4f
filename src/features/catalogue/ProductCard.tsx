import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Card, CardBody } from '../../components/card.ts'
import { Icon } from '../../components/icons.tsx'
import { ProductPicture } from '../../components/ProductPicture.tsx'
import { categoryLabel } from '../../content/categories.ts'
import { serialNumber, type ProductSummary } from '../../content/product.ts'
import { cut } from '../../lib/text.ts'

/** Features on a card, and the graphemes shown of each (spec section 9). */
const featuresShown = 3
const featureLength = 30

const Features = styled('ul')(({ theme }) => ({
  width: '100%',
  flexGrow: 1,
  marginBlock: theme.spacing(1.5),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& li': { paddingBlock: 6, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

const Details = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}))

/** The width that a card has in one to four columns (see ProductGrid), whose steps leave room for a scrollbar. */
const sizes =
  '(min-width: 1224px) 282px, (min-width: 928px) calc(33vw - 32px), (min-width: 632px) calc(50vw - 36px), 92vw'

interface Props {
  product: ProductSummary
  eager: boolean
}

/** A product in the catalogue (spec section 2, Catalogue). */
export const ProductCard = memo(({ product, eager }: Props) => (
  <Card>
    <ProductPicture product={product} sizes={sizes} eager={eager} />
    <CardBody>
      <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
        {serialNumber(product)} · {categoryLabel(product.category, product.subcategory)}
      </Typography>
      <Typography variant="h4" component="h2" sx={{ mt: 0.5 }}>
        {product.name}
      </Typography>
      <Features>
        {product.features.slice(0, featuresShown).map((feature) => (
          <li key={feature}>{cut(feature, featureLength)}</li>
        ))}
      </Features>
      <Details to={paths.product(product.id)} aria-label={`View Details: ${product.name}`}>
        View Details
        <Icon name="arrowRight" />
      </Details>
    </CardBody>
  </Card>
))
ProductCard.displayName = 'ProductCard'
