import { styled } from '@mui/material/styles'
import { lazy, type MouseEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/product.json'
import { drawingOf, type Product } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { isPlainClick } from '../../../lib/links.ts'
import { largestPicture } from '../../../lib/pictureFiles.ts'
import { fill } from '../../../lib/text.ts'
import { AfterHydration } from '../../../ui/AfterHydration.tsx'
import { focusPressed, moveFocus } from '../../../ui/browser/moveFocus.ts'
import { useHorizontalSwipe } from '../../../ui/browser/useHorizontalSwipe.ts'
import { LazyBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { LineDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import { srcSet } from '../../../ui/pictures/Picture.tsx'
import { PictureWithFallback } from '../../../ui/pictures/PictureWithFallback.tsx'
import { forcedColours, forcedSelection } from '../../../ui/styles/accessibility.ts'
import type { ModelState } from '../model/ModelView.tsx'
import { pictureShape } from './pictureShape.ts'

const ModelView = lazy(() => import('../model/ModelView.tsx'))
const PictureModal = lazy(() => import('./PictureModal.tsx'))

/** The widths of the large picture. */
const pictureSizes = '(min-width: 1440px) 732px, (min-width: 1080px) 51vw, (min-width: 768px) 46vw, 92vw'

/**
 * Fetches the picture that the product's page shows first, after everything that the present page needs. A
 * `link` that preloads would make the browser warn of a picture that is not shown soon.
 */
export const preloadFirstPicture = ({ images: [first] }: Product): void => {
  if (!first) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = pictureSizes
  image.srcset = srcSet(first.src, 'avif')
}

const LargePicture = styled('div')(({ theme }) => ({
  position: 'relative',
  ...pictureShape(theme),
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(1),
  backgroundColor: theme.vars.palette.site.ground,
  border: theme.edge.hairline,
  borderRadius: theme.radius.corner,
  touchAction: 'pan-y pinch-zoom',
}))

/** A link that covers the picture: it opens the modal, or without scripts the file. */
const Enlarge = styled('a')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
  // The 3D view covers it and would hide its focus.
  'div:has(> [data-shown=true]) + div > &': { visibility: 'hidden' },
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 60px))',
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

interface Props {
  product: Product
  /** The way to the 3D view comes with the rest of the page, because it loads a script. */
  isComplete: boolean
}

export const Gallery = ({ product, isComplete }: Props) => {
  const entry = useLocation().key
  const [selected, setSelected] = useState(0)
  const [modelState, setModelState] = useState<ModelState>('closed')
  /** The picture in full, and the entry of the history in which it was opened: Back closes it. */
  const [full, setFull] = useState<{ index: number; entry: string }>()
  const main = useRef<HTMLDivElement>(null)
  const { id, name, category, subcategory, images, model } = product
  const picture = images[selected]
  const drawing = fill(texts.drawing, { category: categoryLabel(category, subcategory) })
  const fallback = <LineDrawing kind={drawingOf(product)} alt={drawing} eager />
  // A swipe does not close a 3D view that is still loading.
  const swipe = useHorizontalSwipe((step) => {
    if (images[selected + step]) setSelected(selected + step)
  })
  const select = (index: number) => {
    setSelected(index)
    setModelState('closed')
    main.current?.scrollIntoView({ block: 'nearest' })
  }
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    focusPressed(event)
    setFull({ index: selected, entry })
  }
  return (
    <div>
      {isComplete && model !== undefined && (
        <AfterHydration>
          <ModelView name={name} model={model} state={modelState} setState={setModelState} />
        </AfterHydration>
      )}
      <LargePicture ref={main} {...swipe}>
        {picture ? (
          <PictureWithFallback {...picture} sizes={pictureSizes} eager fallback={fallback} />
        ) : (
          fallback
        )}
        {picture && (
          <Enlarge
            href={largestPicture(picture.src)}
            aria-label={fill(texts.enlarge, { number: selected + 1, count: images.length })}
            aria-haspopup="dialog"
            draggable={false}
            className="no-print"
            onClick={open}
          >
            <Icon name="zoomIn" />
          </Enlarge>
        )}
      </LargePicture>
      {images.length > 1 && (
        <Row role="group" aria-label={texts.pictures} className="no-print needs-scripts">
          {images.map(({ src, alt }, index) => (
            <Thumbnail
              key={src}
              type="button"
              aria-pressed={index === selected}
              onClick={() => select(index)}
              onKeyDown={(event) => {
                const next = moveFocus(event)
                if (next !== undefined) select(next)
              }}
            >
              <PictureWithFallback src={src} alt={alt} sizes="112px" fallback={<span>{alt}</span>} />
            </Thumbnail>
          ))}
        </Row>
      )}
      {full?.entry === entry && (
        // When its script does not load, the page is opened again.
        <LazyBoundary onFailure={() => window.location.assign(paths.product(id))}>
          <PictureModal
            product={product}
            index={full.index}
            onTurned={(index) => setFull({ index, entry })}
            onClose={() => setFull(undefined)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
