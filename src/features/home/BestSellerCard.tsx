import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Card, CardBody } from '../../components/card.ts'
import { ProductPicture } from '../../components/ProductPicture.tsx'
import { categoryLabel } from '../../content/categories.ts'
import { serialNumber, type ProductTeaser } from '../../content/product.ts'
import { cut } from '../../lib/text.ts'

/** Graphemes of a description before Read more (spec section 9). */
const descriptionLength = 120

const Badge = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.site.wash,
  color: theme.vars.palette.primary.main,
  fontSize: '0.8125rem',
  fontWeight: 600,
}))

/** The width that a card has in one to three columns (see BestSellers), whose steps leave room for a scrollbar. */
const sizes =
  '(min-width: 1248px) 384px, (min-width: 1012px) calc(33vw - 32px), (min-width: 688px) calc(50vw - 36px), 92vw'

interface Props {
  product: ProductTeaser
  onPreview: () => void
}

/** A best seller: its description unfolds; View Details opens the preview, or without scripts the product's page. */
export const BestSellerCard = ({ product, onPreview }: Props) => {
  const [full, setFull] = useState(false)
  const short = cut(product.description, descriptionLength)
  return (
    <Card>
      <ProductPicture product={product} sizes={sizes} />
      <CardBody>
        <Badge>{categoryLabel(product.category, product.subcategory)}</Badge>
        <Typography variant="overline" component="p" sx={{ mt: 1.5, color: 'site.brassInk' }}>
          {serialNumber(product)}
        </Typography>
        <Typography variant="h3">{product.name}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {full ? product.description : short}
        </Typography>
        {short !== product.description && (
          <Button
            variant="text"
            className="needs-scripts"
            aria-expanded={full}
            aria-label={`${full ? 'Show less' : 'Read more'}: ${product.name}`}
            onClick={() => setFull(!full)}
            sx={{ px: 1, ml: -1 }}
          >
            {full ? 'Show less' : 'Read more'}
          </Button>
        )}
        <Button
          variant="outlined"
          className="needs-scripts"
          aria-haspopup="dialog"
          aria-label={`View Details: ${product.name}`}
          onClick={onPreview}
          sx={{ mt: 'auto' }}
        >
          View Details
        </Button>
        <Box component="noscript" sx={{ mt: 'auto', pt: 1.5 }}>
          <Button
            component={Link}
            to={paths.product(product.id)}
            variant="outlined"
            aria-label={`View Details: ${product.name}`}
          >
            View Details
          </Button>
        </Box>
      </CardBody>
    </Card>
  )
}
