import sharp from 'sharp'
import { expect, it } from 'vitest'
import { modelSizeFaults, modelSoundFaults } from '../../../../../scripts/checkContent/models/modelFaults.ts'
import { glbOf } from '../../../../support/fixtures/glb.ts'
import { pathOf, soundProduct } from '../../../../support/site/soundContent.ts'

/** The ends of a block, in a part that lies turned on its side. */
const blockOf = (width: number, height: number, depth: number): Buffer => {
  const max = [height / 2, width / 2, depth / 2]
  const nodes = [
    { children: [1], translation: [0, 0.3, 0] },
    { mesh: 0, rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2] },
  ]
  return glbOf([...max.map((half) => -half), ...max], { nodes })
}

/** The sheet of a sound printer says 270 × 285 × 300 mm. */
const file = { path: pathOf(60), data: { ...soundProduct(60, 'printers'), model: '/media/mc-60/model.glb' } }

const faultsOf = (glb: Buffer | undefined, remarks = {}) => modelSizeFaults(file, () => glb, remarks)

it('a model may differ from its sheet by 3 % or 5 mm', async () => {
  expect(await faultsOf(blockOf(0.27, 0.3, 0.285))).toEqual([])
  expect(await faultsOf(blockOf(0.262, 0.309, 0.29))).toEqual([])
})

it.each([
  ['width', 279, blockOf(0.279, 0.3, 0.285)],
  ['depth', 275, blockOf(0.27, 0.3, 0.275)],
  ['height', 310, blockOf(0.27, 0.31, 0.285)],
])('a %s of %i mm is a fault', async (side, actual, glb) => {
  const [fault, ...others] = await faultsOf(glb)
  expect(fault).toMatchObject({ file: file.path, field: 'model', value: '/media/mc-60/model.glb' })
  expect(fault?.advice).toContain(`has a ${side} of ${actual} mm, and its sheet says`)
  expect(others).toEqual([])
})

it('parts beyond the sheet are named, with their mm', async () => {
  const remarks = { 'MC 60': { height: 60, why: 'The sheet gives the height without the mast.' } }
  expect(await faultsOf(blockOf(0.27, 0.36, 0.285), remarks)).toEqual([])
  expect(await faultsOf(blockOf(0.27, 0.3, 0.285), remarks)).toHaveLength(1)
})

const triangle = [0, 0, 0, 1, 0, 0, 0, 1, 0]
const model = '/media/mc-60/model.glb'
const soundFaultsOf = (files: Record<string, Buffer>) =>
  modelSoundFaults({ path: 'a.json', data: { model } }, (address) => files[address])

it('a sound model is no fault, and another rule reports a missing one', async () => {
  expect(await soundFaultsOf({ [model]: glbOf(triangle) })).toEqual([])
  expect(await soundFaultsOf({})).toEqual([])
})

it('a model for a room with an empty part is named with the reason', async () => {
  const accessors = [
    { bufferView: 0, componentType: 5126, count: 0, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
  ]
  const empty = glbOf(triangle, { accessors })
  const faults = await soundFaultsOf({ [model]: glbOf(triangle), '/media/mc-60/room.glb': empty })
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
  const faults = await soundFaultsOf({ [model]: glbOf(triangle, changes, picture) })
  expect(faults.map(({ advice }) => advice)).toEqual(
    advices.map((advice) => expect.stringMatching(advice) as string),
  )
})
