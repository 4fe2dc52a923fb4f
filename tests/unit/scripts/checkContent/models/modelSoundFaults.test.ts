import { expect, it } from 'vitest'
import { modelSoundFaults } from '../../../../../scripts/checkContent/models/modelSoundFaults.ts'

/** A binary glTF of one triangle, or of a part without any corner. */
const glbOf = (corners: 0 | 3): Buffer => {
  const binary = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: corners, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: binary.length }],
    buffers: [{ byteLength: binary.length }],
  })
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4))
  const words = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer)
  const head = words(0x46546c67, 2, 28 + text.length + binary.length, text.length, 0x4e4f534a)
  return Buffer.concat([head, text, words(binary.length, 0x004e4942), binary])
}

const model = '/media/mc-60/model.glb'
const faultsOf = (files: Record<string, Buffer>) =>
  modelSoundFaults({ path: 'a.json', data: { model } }, (address) => files[address])

it('a sound model is no fault, and another rule reports a missing one', async () => {
  expect(await faultsOf({ [model]: glbOf(3) })).toEqual([])
  expect(await faultsOf({})).toEqual([])
})

it('a model for a room with an empty part is named with the reason', async () => {
  const faults = await faultsOf({ [model]: glbOf(3), '/media/mc-60/room.glb': glbOf(0) })
  expect(faults).toMatchObject([{ file: 'a.json', field: 'model', value: model }])
  expect(faults[0]?.advice).toMatch(
    /^has public\/media\/mc-60\/room\.glb, which some viewers refuse: Value 0 is out of range\. \(\/accessors\/0\/count/,
  )
})
