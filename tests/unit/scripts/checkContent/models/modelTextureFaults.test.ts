import { expect, it } from 'vitest'
import { modelTextureFaults } from '../../../../../scripts/checkContent/models/modelTextureFaults.ts'

/** The first chunk of a binary glTF, and the header before it. */
const glbOf = (json: object): Buffer => {
  const text = Buffer.from(JSON.stringify(json))
  const header = Buffer.alloc(20)
  header.write('glTF')
  header.writeUInt32LE(text.length, 12)
  header.write('JSON', 16)
  return Buffer.concat([header, text])
}

const model = '/media/mc-60/model.glb'
const faultsOf = (glb: Buffer | undefined) =>
  modelTextureFaults({ path: 'a.json', data: { model } }, () => glb)

const inWebp = { extensions: { EXT_texture_webp: { source: 0 } } }

it.each([
  ['none', {}],
  ['WebP', { textures: [inWebp], images: [{ bufferView: 3, mimeType: 'image/webp' }] }],
])('a model with %s as textures is sound', (_, json) => {
  expect(faultsOf(glbOf(json))).toEqual([])
})

it.each([
  ['PNG', { textures: [{ source: 0 }], images: [{ bufferView: 3, mimeType: 'image/png' }] }],
  ['WebP in another file', { textures: [inWebp], images: [{ uri: 'paint.webp' }] }],
  ['WebP and PNG', { textures: [inWebp, { source: 0 }], images: [{ bufferView: 3 }] }],
])('a model with %s as textures is a fault', (_, json) => {
  const faults = faultsOf(glbOf(json))
  expect(faults).toMatchObject([{ file: 'a.json', field: 'model', value: model }])
  expect(faults[0]?.advice).toMatch(/no WebP picture inside the file; save the model with WebP/)
})

it('other rules report a missing file or one that is no glTF', () => {
  expect(faultsOf(undefined)).toEqual([])
  expect(faultsOf(Buffer.from('no glTF'))).toEqual([])
})
