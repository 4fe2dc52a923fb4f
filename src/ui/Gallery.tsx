import { styled } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { moveFocus } from '../browser/moveFocus.ts'
import { useHorizontalSwipe } from '../browser/useHorizontalSwipe.ts'
import { isPlainClick } from '../lib/links.ts'
import { largestPicture } from '../lib/pictureFiles.ts'
import { fill } from '../lib/text.ts'
import { Icon } from './icons.tsx'
import { PictureWithFallback } from './PictureWithFallback.tsx'
import { forcedColours, forcedSelection } from './styles/accessibility.ts'

const StickyColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: theme.layout.stickyTop,
    alignSelf: 'start',
  },
}))

const LargePicture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(1),
  backgroundColor: theme.vars.palette.site.ground,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  touchAction: 'pan-y pinch-zoom',
}))

/** A link over the picture: it opens the modal, or the file without scripts; print omits it. */
const Enlarge = styled('a')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
  '& svg': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: 12,
    boxSizing: 'content-box',
    padding: theme.spacing(1),
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    borderRadius: theme.radius.corner,
  },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
}))

const Thumbnail = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: theme.layout.control,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.site.ground,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  transition: `border-color ${theme.timing.control}`,
  '&:hover, &[aria-pressed="true"]': { borderColor: theme.vars.palette.primary.main },
  [forcedColours]: {
    '&[aria-pressed="true"]': {
      ...forcedSelection,
      borderColor: 'Highlight',
      boxShadow: theme.shadow.forcedSelection,
    },
  },
}))

interface ThumbnailsProps {
  label: string
  pictures: readonly { src: string; alt: string }[]
  selected: number
  onSelected: (index: number) => void
}

const Thumbnails = ({ label, pictures, selected, onSelected }: ThumbnailsProps) => (
  <Row role="group" aria-label={label} className="no-print needs-scripts">
    {pictures.map(({ src, alt }, index) => (
      <Thumbnail
        key={src}
        type="button"
        aria-pressed={index === selected}
        onClick={() => onSelected(index)}
        onKeyDown={(event) => {
          const next = moveFocus(event)
          if (next !== undefined) onSelected(next)
        }}
      >
        <PictureWithFallback src={src} alt={alt} sizes="112px" fallback={alt} />
      </Thumbnail>
    ))}
  </Row>
)

interface Props extends ThumbnailsProps {
  /** The name of a press on the large picture, with its `{number}` and their `{count}`. */
  enlarge: string
  fallback: ReactNode
  sizes: string
  /** An overlay of the large picture, without a height of its own. */
  over?: ReactNode
  /** By a swipe over the large picture. */
  onTurned: (index: number) => void
  onEnlarged: (index: number) => void
}

export const Gallery = ({ label, enlarge, pictures, fallback, sizes, over, selected, ...events }: Props) => {
  const main = useRef<HTMLDivElement>(null)
  const picture = pictures[selected]
  const swipe = useHorizontalSwipe((step) => {
    if (pictures[selected + step]) events.onTurned(selected + step)
  })
  const select = (index: number) => {
    events.onSelected(index)
    main.current?.scrollIntoView({ block: 'nearest' })
  }
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Safari gives a pressed link no focus, to which the modal would return.
    event.currentTarget.focus()
    events.onEnlarged(selected)
  }
  return (
    <StickyColumn>
      {over}
      <LargePicture ref={main} {...swipe}>
        {picture ? <PictureWithFallback {...picture} sizes={sizes} eager fallback={fallback} /> : fallback}
        {picture && (
          <Enlarge
            href={largestPicture(picture.src)}
            aria-label={fill(enlarge, { number: selected + 1, count: pictures.length })}
            aria-haspopup="dialog"
            draggable={false}
            className="no-print"
            onClick={open}
          >
            <Icon name="zoomIn" />
          </Enlarge>
        )}
      </LargePicture>
      {pictures.length > 1 && (
        <Thumbnails label={label} pictures={pictures} selected={selected} onSelected={select} />
      )}
    </StickyColumn>
  )
}
