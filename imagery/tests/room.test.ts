import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { getBounds } from '@gltf-transform/functions'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mediaFolder, recordsFolder } from '../lib/folders.ts'
import { modelledProducts } from '../machines/modelled.ts'
import { expectStatedSize } from './statedSize.ts'

const products = modelledProducts()
const placed = JSON.parse(readFileSync(join(recordsFolder, 'placed.json'), 'utf8')) as object

/** The files of an archive by its local headers (ZIP, APPNOTE 4.3.7), each with how it is kept. */
const entriesOf = (zip: Buffer) => {
  const entries = []
  let at = 0
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [method, crc, size] = [
      zip.readUInt16LE(at + 8),
      zip.readUInt32LE(at + 14),
      zip.readUInt32LE(at + 18),
    ]
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const from = nameEnd + zip.readUInt16LE(at + 28)
    const data = zip.subarray(from, from + size)
    entries.push({ name: zip.toString('utf8', at + 30, nameEnd), method, crc, from, data })
    at = from + size
  }
  return { entries, end: at }
}

const boxOf = (texts: readonly string[]) => {
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const text of texts)
    for (const [, list = ''] of text.matchAll(/point3f\[\] points = \[(.*?)\]/gs))
      for (const [index, value] of list.replace(/[()]/g, '').split(',').map(Number).entries()) {
        least[index % 3] = Math.min(least[index % 3] ?? 0, value)
        most[index % 3] = Math.max(most[index % 3] ?? 0, value)
      }
  return { least, size: most.map((end, axis) => (end - (least[axis] ?? 0)) * 1000) }
}

describe('the models for a room', () => {
  it('are made for every machine whose product names a model', () => {
    expect(Object.keys(placed)).toEqual(expect.arrayContaining(products.map(([slug]) => slug)))
  })

  it.each(products)('%s: the USDZ is sound, in metres, on the ground and life-size', (slug, product) => {
    const usdz = readFileSync(join(mediaFolder, slug, 'room.usdz'))
    expect(usdz.length).toBeLessThanOrEqual(2 * 1024 * 1024)
    const { entries, end } = entriesOf(usdz)
    expect(usdz.readUInt32LE(end), 'the central directory follows').toBe(0x02014b50)
    expect(entries[0]?.name).toBe('model.usda')
    for (const { name, method, crc, from, data } of entries) {
      expect(method, `${name} is stored`).toBe(0)
      expect(from % 64, `${name} is aligned`).toBe(0)
      expect(crc32(data), `${name} is whole`).toBe(crc)
    }

    const names = entries.map(({ name }) => name)
    const scenes = entries.filter(({ name }) => name.endsWith('.usda')).map(({ data }) => data.toString())
    for (const text of scenes) {
      expect(text).toMatch(/^#usda 1\.0\n/)
      expect(text).toContain('metersPerUnit = 1\n')
      expect(text).toContain('upAxis = "Y"')
      for (const [, file = ''] of text.matchAll(/@(?:\.\/)?([^@]+)@/g)) expect(names).toContain(file)
      expect(text.split('{').length, 'braces are closed').toBe(text.split('}').length)
    }
    expect(scenes[0]).toContain('preliminary:planeAnchoring:alignment = "horizontal"')
    // Parts are written where they are in the world.
    for (const [, matrix] of (scenes[0] ?? '').matchAll(/xformOp:transform = (\(.*\))\n/g))
      expect(matrix).toBe('( (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1) )')
    const { least, size } = boxOf(scenes)
    const [width = 0, height = 0, depth = 0] = size
    expectStatedSize(product, [width, depth, height])
    expect(Math.abs(least[1] ?? 1), 'stands on the ground').toBeLessThan(0.002)
  })

  it.each(products)('%s: the GLB needs no extension and is life-size', async (slug, product) => {
    const glb = readFileSync(join(mediaFolder, slug, 'room.glb'))
    expect(glb.length).toBeLessThanOrEqual(2 * 1024 * 1024)
    const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(glb)
    const root = document.getRoot()
    expect(root.listExtensionsRequired()).toEqual([])
    for (const texture of root.listTextures()) expect(texture.getMimeType()).toMatch(/^image\/(jpeg|png)$/)
    const [scene] = root.listScenes()
    if (!scene) throw new Error('no scene')
    const { min, max } = getBounds(scene)
    const [width = 0, height = 0, depth = 0] = max.map((end, axis) => (end - (min[axis] ?? 0)) * 1000)
    expectStatedSize(product, [width, depth, height])
    expect(Math.abs(min[1]), 'stands on the ground').toBeLessThan(0.002)
  })
})
