import { styled } from '@mui/material/styles'
import { pictureWidths } from '../content/product.ts'

interface Props {
  /** Path without width and ending: `/media/mc-280/hero`. */
  src: string
  alt: string
  /** The `sizes` of the responsive image. */
  sizes: string
  /** The picture that the visitor sees first is fetched at once. */
  eager?: boolean
  className?: string
}

const srcSet = (src: string, ending: string) =>
  pictureWidths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ')

const Image = styled('img')({ width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' })

/** A picture in AVIF and WebP, three widths, 4:3 reserved before it arrives. */
export const Picture = ({ src, alt, sizes, eager = false, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
    <Image
      src={`${src}-800.webp`}
      srcSet={srcSet(src, 'webp')}
      sizes={sizes}
      width={1600}
      height={1200}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  </picture>
)
