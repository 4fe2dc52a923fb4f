import { NodeIO, type Document } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { getBounds } from '@gltf-transform/functions'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MeshoptDecoder } from 'meshoptimizer'
import { mediaFolder, recordsFolder } from '../lib/folders.ts'
import { readProducts, slugOf } from '../lib/products.ts'
import { expectStatedSize } from './statedSize.ts'

await MeshoptDecoder.ready
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })

const sizeOf = (document: Document): number[] => {
  const [scene] = document.getRoot().listScenes()
  if (!scene) throw new Error('no scene')
  const { min, max } = getBounds(scene)
  return max.map((end, axis) => end - (min[axis] ?? 0))
}

const exported = JSON.parse(readFileSync(join(recordsFolder, 'exported.json'), 'utf8')) as Record<
  string,
  string
>

describe('the 3D model', () => {
  it('is made and named for every product', () => {
    const slugs = readProducts().map(slugOf).sort()
    expect(Object.keys(exported)).toEqual(slugs)
    expect(readProducts().map(({ model }) => model)).toEqual(
      readProducts().map((product) => `/media/${slugOf(product)}/model.glb`),
    )
  })

  it.each(readProducts().map((product) => [slugOf(product), product] as const))(
    '%s has at most 400 KB, is compressed, and has the size on its data sheet',
    async (slug, product) => {
      const glb = readFileSync(join(mediaFolder, slug, 'model.glb'))
      expect(glb.length).toBeLessThanOrEqual(400 * 1024)
      const document = await io.readBinary(glb)
      const used = document
        .getRoot()
        .listExtensionsUsed()
        .map(({ extensionName }) => extensionName)
      expect(used).toContain('EXT_meshopt_compression')
      expect(used).not.toContain('KHR_materials_transmission')
      for (const texture of document.getRoot().listTextures())
        expect(texture.getMimeType()).toBe('image/webp')
      const [width = 0, height = 0, depth = 0] = sizeOf(document).map((metres) => metres * 1000)
      expectStatedSize(product, [width, depth, height])
    },
  )
})
