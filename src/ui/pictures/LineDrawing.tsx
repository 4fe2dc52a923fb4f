import { styled } from '@mui/material/styles'
import type { PictureWidth } from '../../lib/pictureFiles.ts'
import { Picture } from './Picture.tsx'

const Drawing = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.site.ground,
}))

interface Props {
  /** The id of a subcategory or category, which is also the name of its file. */
  kind: string
  alt: string
  eager?: boolean
}

export const LineDrawing = ({ kind, alt, eager = false }: Props) => (
  <Drawing
    src={`/line-work/${kind}.svg`}
    alt={alt}
    width={1200}
    height={900}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
)

interface PictureProps {
  picture: { src: string; alt: string } | null
  drawing: string
  sizes: string
  widths?: readonly PictureWidth[]
  eager?: boolean
}

export const PictureOrDrawing = ({ picture, drawing, eager = false, ...files }: PictureProps) =>
  picture ? (
    <Picture {...picture} {...files} eager={eager} />
  ) : (
    <LineDrawing kind={drawing} alt="" eager={eager} />
  )
