// The default decoder is WebAssembly, which the site's CSP blocks.
import { MeshoptDecoder } from 'meshoptimizer/reference'
import { type Group, Texture } from 'three'
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'

const webp = 'EXT_texture_webp'

interface GltfTextures {
  textures: readonly { extensions: { [webp]: { source: number } } }[]
  images: readonly { bufferView: number; mimeType: string }[]
}

/** Decodes textures from bytes: the site's CSP blocks the loader's own blob: URLs. */
const texturePlugin = (parser: GLTFParser): GLTFLoaderPlugin => ({
  name: webp,
  loadTexture: async (index) => {
    const { textures, images } = parser.json as GltfTextures
    const image = images[textures[index]?.extensions[webp].source ?? -1]
    if (!image) throw new Error(`Texture ${index} has no image.`)
    const bytes = (await parser.getDependency('bufferView', image.bufferView)) as ArrayBuffer
    const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
      premultiplyAlpha: 'none',
      colorSpaceConversion: 'none',
    })
    const texture = new Texture(bitmap)
    texture.flipY = false
    texture.anisotropy = 8
    texture.needsUpdate = true
    return texture
  },
})

/** The model in metres; rejects when the download fails or is incomplete. */
export const loadModel = async (address: string, signal: AbortSignal): Promise<Group> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(texturePlugin)
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '')
  return scene
}
