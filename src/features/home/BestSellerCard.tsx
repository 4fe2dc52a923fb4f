import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
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

interface Props {
  product: ProductTeaser
  onPreview: () => void
}

/** A best seller: its description unfolds, View Details opens the preview. */
export const BestSellerCard = ({ product, onPreview }: Props) => {
  const [full, setFull] = useState(false)
  const short = cut(product.description, descriptionLength)
  return (
    <Card>
      <ProductPicture product={product} sizes="(min-width: 1080px) 390px, 92vw" />
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
          aria-haspopup="dialog"
          aria-label={`View Details: ${product.name}`}
          onClick={onPreview}
          sx={{ mt: 'auto' }}
        >
          View Details
        </Button>
      </CardBody>
    </Card>
  )
}
