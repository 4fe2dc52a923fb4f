import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { bestSellers } from 'virtual:best-sellers'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { drawingOf } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { ListButton } from '../../parts/quoteList/ListButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { UnbrokenText } from '../../ui/UnbrokenText.tsx'

const columns = {
  overflowY: 'auto',
  display: { md: 'grid' },
  gridTemplate: { md: '"pictures head" auto "pictures text" 1fr "pictures foot" auto / 1fr 1fr' },
}

/** Stays in view on a phone, where the picture scrolls. */
const head = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  gridArea: 'head',
  pt: { xs: 1, md: 4 },
  pr: { xs: 1.5, md: 4 },
  pb: { xs: 1, md: 0 },
  pl: { xs: 2.5, md: 4 },
  bgcolor: 'background.paper',
  position: { xs: 'sticky', md: 'static' },
  top: 0,
  zIndex: 'raised',
}

/** The picture fills the height that the text needs; its edge has the colour of the ground. */
const pictures = {
  gridArea: 'pictures',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'site.ground',
  '& > picture': { flex: 1, minHeight: 0 },
  '& > picture img': { height: '100%', objectFit: 'contain' },
}

/** In view however far the text is scrolled; on a phone it follows the text. */
const foot = {
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2.5, md: 4 },
  pt: { md: 1.5 },
  pb: { xs: 2.5, md: 3 },
  bgcolor: 'background.paper',
  position: { md: 'sticky' },
  bottom: 0,
  '& > *': { flex: '1 0 auto' },
}

const PreviewModal = ({ productId, onClose }: { productId: number; onClose: () => void }) => {
  const product = bestSellers.find(({ id }) => id === productId)
  if (!product) return null
  return (
    <Dialog open onClose={onClose} maxWidth="lg">
      <Box sx={columns}>
        <Box sx={head}>
          <DialogTitle variant="h3" sx={{ flex: 1, p: 0, pt: 1 }}>
            <UnbrokenText text={product.name} />
          </DialogTitle>
          <IconButton aria-label={actions.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Box>
        <Box sx={pictures}>
          <PictureOrDrawing
            picture={product.image}
            drawing={drawingOf(product)}
            sizes="(min-width: 768px) 540px, 92vw"
            eager
          />
          {product.images.length > 1 && (
            <Box component="ul" sx={{ display: 'flex', gap: 1, p: 1.5, '& > *': { flex: 1 } }}>
              {product.images.slice(1).map((image) => (
                <li key={image.src}>
                  <Picture {...image} sizes="(min-width: 768px) 160px, 28vw" />
                </li>
              ))}
            </Box>
          )}
        </Box>
        <Box sx={{ gridArea: 'text', px: { xs: 2.5, md: 4 }, py: { xs: 2.5, md: 1.5 } }}>
          <Typography variant="body2">{product.description}</Typography>
          <Box component="ul" sx={{ mt: 2, fontSize: (theme) => theme.fontSize.compact }}>
            {product.features.map((feature) => (
              <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25, py: 0.5 }}>
                <Box sx={{ flex: 'none', color: 'primary.main', pt: 0.25 }}>
                  <Icon name="check" />
                </Box>
                <span>{feature}</span>
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={foot}>
          <Button component={Link} to={paths.product(product.id)}>
            {home.bestSeller.fullDetails}
          </Button>
          <ListButton product={product} />
        </Box>
      </Box>
    </Dialog>
  )
}

export default PreviewModal
