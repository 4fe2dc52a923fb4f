import sharp from 'sharp'
import { expect, it } from 'vitest'
import { modelSoundFaults } from '../../../../../scripts/checkContent/models/modelFaults.ts'
import { glbOf } from '../../../../support/fixtures/glb.ts'

const triangle = [0, 0, 0, 1, 0, 0, 0, 1, 0]
const model = '/media/mc-60/model.glb'
const faultsOf = (files: Record<string, Buffer>) =>
  modelSoundFaults({ path: 'a.json', data: { model } }, (address) => files[address])

it('a sound model is no fault, and another rule reports a missing one', async () => {
  expect(await faultsOf({ [model]: glbOf(triangle) })).toEqual([])
  expect(await faultsOf({})).toEqual([])
})

it('a model for a room with an empty part is named with the reason', async () => {
  const accessors = [
    { bufferView: 0, componentType: 5126, count: 0, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
  ]
  const empty = glbOf(triangle, { accessors })
  const faults = await faultsOf({ [model]: glbOf(triangle), '/media/mc-60/room.glb': empty })
  expect(faults).toMatchObject([{ file: 'a.json', field: 'model', value: model }])
  expect(faults[0]?.advice).toMatch(
    /^has public\/media\/mc-60\/room\.glb, which some viewers refuse: Value 0 is out of range\. \(\/accessors\/0\/count/,
  )
})

const plain = sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
const png = await plain.png().toBuffer()
const webp = await plain.webp().toBuffer()

const inside = /no WebP picture inside the file; save the model with WebP/

it.each([
  ['WebP', { bufferView: 1, mimeType: 'image/webp' }, webp, []],
  ['PNG', { bufferView: 1, mimeType: 'image/png' }, png, [inside]],
  ['WebP in its JSON', { uri: `data:image/webp;base64,${webp.toString('base64')}` }, undefined, [inside]],
  ['WebP in another file', { uri: 'paint.webp' }, undefined, [/some viewers refuse: .*\(\/images\/0/]],
])('a model with %s as texture', async (_name, image, picture, advices) => {
  const changes = { images: [image], extensionsUsed: ['EXT_texture_webp'] }
  const faults = await faultsOf({ [model]: glbOf(triangle, changes, picture) })
  expect(faults.map(({ advice }) => advice)).toEqual(
    advices.map((advice) => expect.stringMatching(advice) as string),
  )
})
