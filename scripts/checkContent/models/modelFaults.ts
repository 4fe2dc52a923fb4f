import { type Resource, validateBytes } from 'gltf-validator'
import { MeshoptDecoder } from 'meshoptimizer'
import { Box3, MeshBasicMaterial, Vector3 } from 'three'
import { GLTFLoader, type GLTFLoaderPlugin } from 'three/addons/loaders/GLTFLoader.js'
import { isAmount } from '../../../src/domain/products/figures/figure.ts'
import { modelOf } from '../../../src/domain/products/product.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { type Fault, faultsAt, fieldsOf, type ParsedFile, type ReadFile } from '../files/contentFile.ts'
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

/** Finds models whose size differs from their sheet, or that cannot be read; another rule reports missing ones. */
export const modelSizeFaults = async (
  file: ParsedFile,
  read: ReadFile,
  named: Remarks = remarks,
): Promise<Fault[]> => {
  const { name, model } = fieldsOf(file)
  const sheet = sheetOf(file)
  const glb = typeof model === 'string' ? read(model) : undefined
  if (!sheet || typeof name !== 'string' || !glb) return []
  const size = await sizeOf(glb).catch(() => undefined)
  if (!size) return faultsAt(file, 'model', model, 'cannot be read as a model; save it again as binary glTF')
  const figures = figuresOf(sheet)
  const remark = named[modelOf({ name })]
  const advices = sides.map(([side, axis]) => {
    const stated = figures[side]
    if (!isAmount(stated)) return undefined
    const meant = stated + (remark?.[side] ?? 0)
    const actual = Math.round(size[axis] * 1000)
    return Math.abs(actual - meant) <= allowed(meant)
      ? undefined
      : `has a ${side} of ${actual} mm, and its sheet says ${stated} mm; correct the one or the other, ` +
          'or name the difference in scripts/checkContent/models/modelRemarks.json'
  })
  return faultsAt(file, 'model', model, ...advices)
}

/** The 3D view takes only WebP inside the model's file, because the site's policy blocks the other ways. */
const isDecoded = ({ pointer, mimeType, storage }: Resource): boolean =>
  !pointer.startsWith('/images/') || (mimeType === 'image/webp' && storage === 'buffer-view')

/** Finds models that viewers refuse, by Khronos' validator: that of the 3D view and the one for a room beside it. */
export const modelSoundFaults = async (file: ParsedFile, read: ReadFile): Promise<Fault[]> => {
  const { model } = fieldsOf(file)
  if (typeof model !== 'string') return []
  const adviceOn = async (address: string): Promise<string | undefined> => {
    const glb = read(address)
    if (!glb) return undefined
    const { issues, info } = await validateBytes(new Uint8Array(glb), { format: 'glb', maxIssues: 0 })
    const [error, ...others] = issues.messages.filter(({ severity }) => severity === 0)
    if (!error)
      return address !== model || (info?.resources ?? []).every(isDecoded)
        ? undefined
        : 'has a texture that is no WebP picture inside the file; save the model with WebP textures'
    const place = `${error.pointer ?? 'the file'}${others.length > 0 ? `, and ${others.length} more` : ''}`
    return `has public${address}, which some viewers refuse: ${error.message} (${place}); save it again`
  }
  const advices = await Promise.all([model, model.replace(/[^/]+$/, 'room.glb')].map(adviceOn))
  return faultsAt(file, 'model', model, ...advices)
}
