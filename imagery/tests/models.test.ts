import { NodeIO, type Document } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { getBounds } from '@gltf-transform/functions'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MeshoptDecoder } from 'meshoptimizer'
import { Group, Mesh } from 'three'
import { documentOf } from '../export/glb.ts'
import { lighten } from '../export/optimise.ts'
import { box, plate } from '../kit/geometry.ts'
import { glow, paint } from '../kit/materials.ts'
import { clearPlastic, label } from '../kit/print.ts'
import { mediaFolder, recordsFolder } from '../lib/folders.ts'
import { modelledProducts } from '../machines/modelled.ts'
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
  it('is made for every machine whose product names one', () => {
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(modelledProducts().map(([slug]) => slug)))
  })

  it.each(modelledProducts())(
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

it('however much is left out of a model, its thin parts stay, and its drawings have coordinates', async () => {
  const lamp = new Mesh(box(170, 2.8, 3), glow('#35d08f'))
  const [body, cover] = [
    new Mesh(box(400, 300, 300), paint('#e9ebec')),
    new Mesh(plate(90, 60, 3), clearPlastic()),
  ]
  const document = await documentOf({ object: new Group().add(body, lamp, cover, label('MC 1', 4)) })
  await lighten(document, { tolerance: 0.1, thickness: 1, pixels: 64, quality: 50 })
  const parts = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  const drawn = parts.filter((part) => part.getMaterial()?.getBaseColorTexture())
  expect(parts.map((part) => part.getIndices()?.getCount() ?? 0)).toEqual([36, 36, 36, 6])
  expect(drawn.map((part) => part.listSemantics().includes('TEXCOORD_0'))).toEqual([true, true])
})
