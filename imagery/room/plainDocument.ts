import type { Document, Texture } from '@gltf-transform/core'
import { join, prune } from '@gltf-transform/functions'
import sharp from 'sharp'
import { documentOf } from '../export/glb.ts'
import { lighten, type Level } from '../export/optimise.ts'
import type { Model } from '../machines/model.ts'

/** What phones read everywhere: JPEG, and PNG where a drawing lets the body under it show. */
const encode = async (texture: Texture, { pixels, quality }: Level): Promise<void> => {
  const image = texture.getImage()
  if (!image) return
  const picture = sharp(image).resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await sharp(image).stats()
  const [type, encoded] = isOpaque
    ? (['image/jpeg', picture.jpeg({ quality, mozjpeg: true })] as const)
    : (['image/png', picture.png({ palette: true, quality, effort: 10 })] as const)
  texture.setMimeType(type).setImage(await encoded.toBuffer())
}

/**
 * A model without any extension that a phone's viewer may not know: neither compressed nor quantized, its drawings as
 * JPEG and PNG. In metres, standing on the ground.
 */
export const plainDocument = async (model: Model, level: Level): Promise<Document> => {
  const document = await documentOf(model)
  await lighten(document, level)
  await document.transform(join(), prune())
  for (const texture of document.getRoot().listTextures()) await encode(texture, level)
  return document
}
