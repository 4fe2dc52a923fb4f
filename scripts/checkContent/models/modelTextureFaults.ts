import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'

const webp = 'EXT_texture_webp'

/** A part of a glTF file. */
interface GltfTextures {
  textures?: readonly { extensions?: { [webp]?: { source: number } } }[]
  images?: readonly { bufferView?: number }[]
}

/** The JSON of a binary glTF, which is its first chunk; undefined when it is none. */
const jsonOf = (glb: Buffer): GltfTextures | undefined => {
  try {
    return JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12))) as GltfTextures
  } catch {
    return undefined
  }
}

/**
 * Finds textures that the 3D view cannot decode. It takes only WebP inside the model's file, because the
 * site's CSP blocks the other ways. modelSizeFaults reports files that are no glTF; `read` is the same as
 * there.
 */
export const modelTextureFaults = (
  file: ParsedFile,
  read: (address: string) => Buffer | undefined,
): Fault[] => {
  const { model } = fieldsOf(file)
  const glb = typeof model === 'string' ? read(model) : undefined
  const { textures = [], images = [] } = (glb && jsonOf(glb)) ?? {}
  const isDecoded = textures.every(
    ({ extensions }) => images[extensions?.[webp]?.source ?? -1]?.bufferView !== undefined,
  )
  if (isDecoded) return []
  const advice = 'has a texture that is no WebP picture inside the file; save the model with WebP textures'
  return [{ file: file.path, field: 'model', value: model, advice }]
}
