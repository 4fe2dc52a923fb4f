import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { bestSellers } from 'virtual:best-sellers'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import { Picture } from '../../components/Picture.tsx'
import { ProductPicture } from '../../components/ProductPicture.tsx'

const Columns = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplate: '"pictures head" auto "pictures text" 1fr / 1fr 1fr',
  },
}))

/** Name and Close, which stay in view where the picture comes below them. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  gridArea: 'head',
  padding: theme.spacing(1, 1.5, 1, 2.5),
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 4, 0) },
}))

interface Props {
  productId: number
  onClose: () => void
}

/** A best seller in more detail, over the home page (spec section 2, Home). */
const PreviewModal = ({ productId, onClose }: Props) => {
  const titleId = useId()
  const product = bestSellers.find(({ id }) => id === productId)
  if (!product) return null
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <Columns>
        <Head>
          <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1, pt: 1 }}>
            {product.name}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
        <Box sx={{ gridArea: 'pictures', bgcolor: 'site.ground' }}>
          <ProductPicture product={product} sizes="(min-width: 768px) 440px, 92vw" eager />
          {product.images.length > 1 && (
            <Box component="ul" sx={{ display: 'flex', gap: 1, p: 1.5 }}>
              {product.images.slice(1).map((image) => (
                <Box component="li" key={image.src} sx={{ width: 88 }}>
                  <Picture {...image} sizes="88px" />
                </Box>
              ))}
            </Box>
          )}
        </Box>
        <Box sx={{ gridArea: 'text', p: { xs: 2.5, md: 4 }, pt: { md: 1.5 } }}>
          <Typography variant="body2">{product.description}</Typography>
          <Box component="ul" sx={{ mt: 2, fontSize: '0.9375rem' }}>
            {product.features.map((feature) => (
              <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25, py: 0.5 }}>
                <Box sx={{ color: 'primary.main', pt: 0.25 }}>
                  <Icon name="check" />
                </Box>
                {feature}
              </Box>
            ))}
          </Box>
          <Button component={Link} to={paths.product(product.id)} sx={{ mt: 3 }}>
            View Full Details
          </Button>
        </Box>
      </Columns>
    </Dialog>
  )
}

export default PreviewModal
