import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, useId } from 'react'
import type { ProductVideo } from '../../../content/schema/media.ts'
import texts from '../../../content/texts/product.json'
import { drawingOf, type Product } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { modalClosed, selectModal, videoOpened } from '../../../domain/state/modalsSlice.ts'
import { focusPressed } from '../../../ui/browser/moveFocus.ts'
import { LazyBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { LineDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import { PictureWithFallback } from '../../../ui/pictures/PictureWithFallback.tsx'
import { TextLink } from '../../../ui/TextLinks.ts'

const VideoModal = lazy(() => import('./VideoModal.tsx'))

const withoutScripts = '@media (scripting: none)'

const Poster = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(2),
  backgroundColor: theme.vars.palette.site.ground,
  border: theme.edge.hairline,
  borderRadius: theme.radius.corner,
  '& img': { width: '100%', height: '100%', aspectRatio: '16 / 9', objectFit: 'contain' },
}))

const Play = styled(Button)({
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: '-100vmax', cursor: 'pointer' },
  [withoutScripts]: { display: 'none' },
})

const sizes = '(min-width: 768px) 580px, 92vw'

interface CardProps {
  product: Product
  video: ProductVideo
  index: number
}

/** Nothing is loaded from the video's host before Play, so that it cannot see the visitor. */
const VideoCard = ({ product, video: { title, description, url }, index }: CardProps) => {
  const dispatch = useAppDispatch()
  const titleId = useId()
  // Each video has another picture, if there are enough.
  const picture = product.images[index % product.images.length]
  const drawing = <LineDrawing kind={drawingOf(product)} alt="" />
  return (
    <li>
      <Poster className="no-print">
        {picture ? (
          <PictureWithFallback src={picture.src} alt="" sizes={sizes} fallback={drawing} />
        ) : (
          drawing
        )}
        <Box sx={{ position: 'absolute', insetBlockEnd: 16, insetInlineStart: 16 }}>
          {url === undefined ? (
            <Typography
              variant="overline"
              component="p"
              sx={{ px: 1, bgcolor: 'background.paper', color: 'text.secondary' }}
            >
              {texts.video.announced}
            </Typography>
          ) : (
            <Play
              onClick={(event) => {
                focusPressed(event)
                dispatch(videoOpened({ productId: product.id, index }))
              }}
              startIcon={<Icon name="play" />}
              aria-describedby={titleId}
            >
              {texts.video.play}
            </Play>
          )}
        </Box>
      </Poster>
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography className="no-print" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {description}
      </Typography>
      {url !== undefined && (
        <TextLink
          href={url}
          className="no-print"
          sx={{ display: 'none', [withoutScripts]: { display: 'inline' } }}
        >
          {texts.video.open}
        </TextLink>
      )}
    </li>
  )
}

const EmptyPanel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
}))

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

export const Videos = ({ product }: { product: Product }) =>
  product.videos.length === 0 ? (
    <EmptyPanel>
      <Typography variant="h4" component="h3">
        {texts.noVideos.title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.noVideos.text}</Typography>
    </EmptyPanel>
  ) : (
    <Box component="ul" sx={columns}>
      {product.videos.map((video, index) => (
        <VideoCard key={video.title} product={product} video={video} index={index} />
      ))}
    </Box>
  )

/** The open video. When its script does not load, the page is opened again. */
export const OpenVideo = ({ product: { id, videos } }: { product: Product }) => {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  const video = modal?.kind === 'video' && modal.productId === id && videos[modal.index]
  return (
    video && (
      <LazyBoundary onFailure={() => window.location.assign(paths.product(id))}>
        <VideoModal video={video} onClose={() => dispatch(modalClosed())} />
      </LazyBoundary>
    )
  )
}
