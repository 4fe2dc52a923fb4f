import { expect, it } from 'vitest'
import { modelSizeFaults } from '../../../../../scripts/checkContent/models/modelSizes.ts'
import { pathOf, soundProduct } from '../../../../support/site/soundContent.ts'

/** A binary glTF of two corners, the ends of a block, in a part that lies turned on its side. */
const glbOf = (width: number, height: number, depth: number): Buffer => {
  const corners = [-height / 2, width / 2, -depth / 2, height / 2, -width / 2, depth / 2]
  const binary = Buffer.from(new Float32Array(corners).buffer)
  const quarter = [0, 0, Math.SQRT1_2, Math.SQRT1_2]
  const json = JSON.stringify({
    scenes: [{ nodes: [0] }],
    nodes: [
      { children: [1], translation: [0, 0.3, 0] },
      { mesh: 0, rotation: quarter },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 2 }],
    bufferViews: [{ byteLength: binary.length }],
  })
  const head = Buffer.alloc(20)
  head.writeUInt32LE(0x46546c67, 0)
  head.writeUInt32LE(json.length, 12)
  return Buffer.concat([head, Buffer.from(json), Buffer.alloc(8), binary])
}

/** The sheet of a sound printer says 270 × 285 × 300 mm. */
const file = { path: pathOf(60), data: { ...soundProduct(60, 'printers'), model: '/media/mc-60/model.glb' } }

const faultsOf = (glb: Buffer | undefined, remarks = {}) => modelSizeFaults(file, () => glb, remarks)

it('a model may differ from its sheet by 3 % or 5 mm', () => {
  expect(faultsOf(glbOf(0.27, 0.3, 0.285))).toEqual([])
  expect(faultsOf(glbOf(0.262, 0.309, 0.29))).toEqual([])
})

it.each([
  ['width', 279, glbOf(0.279, 0.3, 0.285)],
  ['depth', 275, glbOf(0.27, 0.3, 0.275)],
  ['height', 310, glbOf(0.27, 0.31, 0.285)],
])('a %s of %i mm is a fault', (side, actual, glb) => {
  const [fault, ...others] = faultsOf(glb)
  expect(fault).toMatchObject({ file: file.path, field: 'model', value: '/media/mc-60/model.glb' })
  expect(fault?.advice).toContain(`has a ${side} of ${actual} mm, and its sheet says`)
  expect(others).toEqual([])
})

it('what stands beyond the sheet is named, by how many mm', () => {
  const remarks = { 'MC 60': { height: 60, why: 'The sheet gives the height without the mast.' } }
  expect(faultsOf(glbOf(0.27, 0.36, 0.285), remarks)).toEqual([])
  expect(faultsOf(glbOf(0.27, 0.3, 0.285), remarks)).toHaveLength(1)
})

it('leaves a missing file to another rule, and refuses what is no glTF', () => {
  expect(faultsOf(undefined)).toEqual([])
  expect(() => faultsOf(Buffer.from('no model, but more than twenty bytes'))).toThrow('binary glTF')
})
