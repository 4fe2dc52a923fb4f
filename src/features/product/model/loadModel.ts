import { Texture, type Group } from 'three'
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
// The usual decoder is WebAssembly, which the site's policy does not run.
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

const webp = 'EXT_texture_webp'

/** What is read here of a glTF file with drawings inside. */
interface Drawings {
  textures: readonly { extensions: { [webp]: { source: number } } }[]
  images: readonly { bufferView: number; mimeType: string }[]
}

/** Decodes the drawings without an address: the loader's own way is a blob: URL, which the site's policy refuses. */
const drawingsOf = (parser: GLTFParser): GLTFLoaderPlugin => ({
  name: webp,
  loadTexture: async (index) => {
    const { textures, images } = parser.json as Drawings
    const image = images[textures[index]?.extensions[webp].source ?? -1]
    if (!image) throw new Error(`Texture ${index} has no drawing.`)
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

/** Fetches a product's model, in metres. Rejects when it does not arrive whole. */
export const loadModel = async (address: string, signal: AbortSignal): Promise<Group> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(drawingsOf)
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '')
  return scene
}
