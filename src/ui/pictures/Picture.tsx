import { styled } from '@mui/material/styles'
import { pictureWidths } from '../../lib/pictureFiles.ts'

interface Props {
  /** Without width and extension: `/media/mc-280/hero`. */
  src: string
  alt: string
  sizes: string
  eager?: boolean
  className?: string
}

const srcSet = (src: string, ending: string) =>
  pictureWidths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ')

/** AVIF and WebP in three widths; global.css reserves its space before it loads. */
export const Picture = ({ src, alt, sizes, eager = false, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(src, 'webp')} sizes={sizes} />
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
