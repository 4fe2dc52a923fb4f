import { useEffect, useState } from 'react'
import { details } from 'virtual:product-details'
import type { ProductVideo } from '../content/product.ts'
import VideoModal from '../features/modals/VideoModal.tsx'

interface Props {
  productId: number
  index: number
  onClose: () => void
}

/** Looks up the video that the modals slice names by ids. */
const ProductVideoModal = ({ productId, index, onClose }: Props) => {
  const [video, setVideo] = useState<ProductVideo>()
  useEffect(() => {
    let wanted = true
    void details[productId]?.().then((module) => {
      if (wanted) setVideo(module.default.videos[index])
    })
    return () => {
      wanted = false
    }
  }, [productId, index])
  return video && <VideoModal video={video} onClose={onClose} />
}

export default ProductVideoModal
