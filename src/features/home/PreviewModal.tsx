import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentType, useId } from 'react'
import { Link } from 'react-router-dom'
import { bestSellers } from 'virtual:best-sellers'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { drawingOf, type ProductTeaser } from '../../machines/product.ts'
import { paths } from '../../routing/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { PictureOrDrawing } from '../../ui/LineDrawing.tsx'
import { Picture } from '../../ui/Picture.tsx'

const Columns = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplate: '"pictures head" auto "pictures text" 1fr / 1fr 1fr',
  },
}))

/** Stays in view on a phone, where the picture scrolls. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  gridArea: 'head',
  padding: theme.spacing(1, 1.5, 1, 2.5),
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { position: 'sticky', insetBlockStart: 0, zIndex: theme.zIndex.raised },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 4, 0) },
}))

interface Props {
  productId: number
  ListButton: ComponentType<{ product: ProductTeaser }>
  onClose: () => void
}

const PreviewModal = ({ productId, ListButton, onClose }: Props) => {
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
          <IconButton aria-label={actions.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
        <Box sx={{ gridArea: 'pictures', bgcolor: 'site.ground' }}>
          <PictureOrDrawing
            picture={product.image}
            drawing={drawingOf(product)}
            sizes="(min-width: 768px) 440px, 92vw"
            eager
          />
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
          <Box component="ul" sx={{ mt: 2, fontSize: (theme) => theme.fontSize.compact }}>
            {product.features.map((feature) => (
              <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25, py: 0.5 }}>
                <Box sx={{ color: 'primary.main', pt: 0.25 }}>
                  <Icon name="check" />
                </Box>
                {feature}
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, '& > *': { flex: '1 0 auto' } }}>
            <Button component={Link} to={paths.product(product.id)}>
              {home.bestSeller.fullDetails}
            </Button>
            <ListButton product={product} />
          </Box>
        </Box>
      </Columns>
    </Dialog>
  )
}

export default PreviewModal
