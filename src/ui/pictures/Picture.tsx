import { styled } from '@mui/material/styles'
import { type PictureWidth, pictureWidths } from '../../lib/pictureFiles.ts'

interface Props {
  /** Without width and extension: `/media/mc-280/hero`. */
  src: string
  alt: string
  sizes: string
  /** The widths of the files to choose from, in px. */
  widths?: readonly PictureWidth[]
  eager?: boolean
  className?: string
}

export const srcSet = (src: string, ending: string, widths: readonly PictureWidth[] = pictureWidths) =>
  widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ')

/** AVIF and WebP in up to three widths; global.css reserves its space before it loads. */
export const Picture = ({ src, alt, sizes, widths = pictureWidths, eager = false, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcSet(src, 'avif', widths)} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(src, 'webp', widths)} sizes={sizes} />
    <img
      src={`${src}-800.webp`}
      width={1600}
      height={1200}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  </picture>
)

export const RoundedPicture = styled(Picture)(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: theme.radius.corner,
}))
