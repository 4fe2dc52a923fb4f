import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent } from 'react'
import actions from '../../../content/texts/actions.json'
import texts from '../../../content/texts/picture.json'
import type { Product } from '../../../domain/products/product.ts'
import { fill } from '../../../lib/text.ts'
import { useHorizontalSwipe } from '../../../ui/browser/useHorizontalSwipe.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { PictureWithFallback } from '../../../ui/pictures/PictureWithFallback.tsx'
import { Hidden } from '../../../ui/spoken.ts'
import { usePanzoom } from './usePanzoom.ts'

const Zoomable = styled('div')({
  height: '100%',
  cursor: 'grab',
  '& span, & picture': { display: 'block', height: '100%' },
  '& img': { height: '100%', aspectRatio: 'auto', objectFit: 'contain', pointerEvents: 'none' },
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
}))

const IconControl = ({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) => (
  <IconButton aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </IconButton>
)

/** The whole window on a phone, most of the window elsewhere. */
const paper = {
  m: { xs: 0, md: 2 },
  width: { xs: '100%', md: 'calc(100% - 32px)' },
  height: { xs: '100%', md: 'calc(100% - 32px)' },
  maxWidth: 'none',
  maxHeight: 'none',
}

interface Props {
  product: Product
  index: number
  onTurned: (index: number) => void
  onClose: () => void
}

const PictureModal = ({ product: { name, images }, index, onTurned, onClose }: Props) => {
  const { attach, zoom, move, isZoomed } = usePanzoom()
  const count = images.length
  const turn = (step: 1 | -1) => onTurned((index + step + count) % count)
  const swipe = useHorizontalSwipe((step) => {
    if (!isZoomed()) turn(step)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    // These belong to the browser, such as its zoom.
    if (ctrlKey || metaKey || altKey) return
    if (key === '+' || key === '=') zoom(true)
    else if (key === '-' || key === '_') zoom(false)
    else if (key === 'ArrowUp') move(0, -1)
    else if (key === 'ArrowDown') move(0, 1)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = key === 'ArrowRight' ? 1 : -1
      if (shiftKey) move(step, 0)
      else if (count > 1) turn(step)
    } else return
    event.preventDefault()
  }
  const picture = images[index]
  if (!picture) return null
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth={false}
      slotProps={{ paper: { sx: paper } }}
    >
      <Bar sx={{ pl: 2.5 }}>
        <DialogTitle variant="h4" noWrap sx={{ flex: 1, p: 0 }}>
          {name}
        </DialogTitle>
        <IconControl icon="close" label={actions.close} onClick={onClose} />
      </Bar>
      <Box {...swipe} sx={{ flex: '1 1 0', minHeight: 0, overflow: 'hidden', bgcolor: 'site.ground' }}>
        <Zoomable key={picture.src} ref={attach}>
          <PictureWithFallback {...picture} sizes="1600px" eager fallback={<span>{picture.alt}</span>} />
        </Zoomable>
      </Box>
      <Bar>
        {count > 1 && <IconControl icon="arrowLeft" label={texts.previous} onClick={() => turn(-1)} />}
        <IconControl icon="zoomOut" label={texts.out} onClick={() => zoom(false)} />
        <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <span>{fill(texts.position, { number: index + 1, count })}</span>
          <Hidden>{`: ${picture.alt}`}</Hidden>
        </Typography>
        <IconControl icon="zoomIn" label={texts.in} onClick={() => zoom(true)} />
        {count > 1 && <IconControl icon="arrowRight" label={texts.next} onClick={() => turn(1)} />}
        <Typography
          variant="caption"
          component="p"
          sx={{ display: { xs: 'none', md: 'block' }, ml: 2, color: 'text.secondary', lineHeight: 'inherit' }}
        >
          {texts.keys}
        </Typography>
      </Bar>
    </Dialog>
  )
}

export default PictureModal
