import { MeshoptDecoder } from 'meshoptimizer'
import { Box3, MeshBasicMaterial, Vector3 } from 'three'
import { GLTFLoader, type GLTFLoaderPlugin } from 'three/addons/loaders/GLTFLoader.js'
import { isAmount } from '../../../src/domain/products/figures/figure.ts'
import { modelOf } from '../../../src/domain/products/product.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'
import { sheetOf } from '../products/figures.ts'
import remarks from './modelRemarks.json' with { type: 'json' }

/** How far parts of a model stand beyond its sheet, in mm, with the reason. */
type Remarks = Readonly<
  Record<string, { width?: number; depth?: number; height?: number; why: string } | undefined>
>

const sides = [
  ['width', 'x'],
  ['depth', 'z'],
  ['height', 'y'],
] as const

/** A model may differ by 3 %, or by 5 mm where that is more. */
const allowed = (millimetres: number): number => Math.max(5, millimetres * 0.03)

/** Leaves out the model's materials, whose pictures Node cannot decode. */
const withoutMaterials: GLTFLoaderPlugin = {
  name: 'without materials',
  loadMaterial: () => Promise.resolve(new MeshBasicMaterial()),
}

/** In metres: x to the model's right, y up, z to its front. Rejects when it is no glTF. */
const sizeOf = async (glb: Buffer): Promise<Vector3> => {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(() => withoutMaterials)
  const { scene } = await loader.parseAsync(new Uint8Array(glb).buffer, '')
  return new Box3().setFromObject(scene, true).getSize(new Vector3())
}

/**
 * Finds models whose size differs from their sheet, or that cannot be read. `read` gives a file under
 * `public/`, or undefined for a missing one, which another rule reports.
 */
export const modelSizeFaults = async (
  file: ParsedFile,
  read: (address: string) => Buffer | undefined,
  named: Remarks = remarks,
): Promise<Fault[]> => {
  const { name, model } = fieldsOf(file)
  const sheet = sheetOf(file)
  if (!sheet || typeof name !== 'string' || typeof model !== 'string') return []
  const glb = read(model)
  if (!glb) return []
  const fault = (advice: string): Fault => ({ file: file.path, field: 'model', value: model, advice })
  const size = await sizeOf(glb).catch(() => undefined)
  if (!size) return [fault('cannot be read as a model; save it again as binary glTF')]
  const figures = figuresOf(sheet)
  const remark = named[modelOf({ name })]
  return sides.flatMap(([side, axis]) => {
    const stated = figures[side]
    if (!isAmount(stated)) return []
    const meant = stated + (remark?.[side] ?? 0)
    const actual = Math.round(size[axis] * 1000)
    if (Math.abs(actual - meant) <= allowed(meant)) return []
    const advice =
      `has a ${side} of ${actual} mm, and its sheet says ${stated} mm; correct the one or the other, ` +
      'or name the difference in scripts/checkContent/models/modelRemarks.json'
    return [fault(advice)]
  })
}
