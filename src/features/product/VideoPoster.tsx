import { Plate } from '../../components/Plate.tsx'
import { SafePicture } from '../../components/SafePicture.tsx'
import type { Product } from '../../content/product.ts'

interface Props {
  product: Product
  /** The video's place; each shows another picture while there are enough. */
  index: number
}

/** What stands where a video will play: our own picture, since the host must not hear of the visitor yet. */
export const VideoPoster = ({ product: { category, subcategory, images }, index }: Props) => {
  const picture = images[index % images.length]
  const plate = <Plate kind={subcategory ?? category} alt="" />
  return picture ? (
    <SafePicture src={picture.src} alt="" sizes="(min-width: 768px) 580px, 92vw" fallback={plate} />
  ) : (
    plate
  )
}
