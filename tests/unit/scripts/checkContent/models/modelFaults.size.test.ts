import { expect, it } from 'vitest'
import { modelSizeFaults } from '../../../../../scripts/checkContent/models/modelFaults.ts'
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
