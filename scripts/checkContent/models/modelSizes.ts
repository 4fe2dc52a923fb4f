import { Vector3 } from 'three'
import { isAmount } from '../../../src/domain/machines/figures/figure.ts'
import { figuresOf } from '../../../src/domain/machines/figures/figuresOf.ts'
import { modelOf } from '../../../src/domain/machines/goesWith.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../contentFile.ts'
import { sheetOf } from '../products/figures.ts'
import { modelBox } from './modelBox.ts'
import remarks from './modelRemarks.json' with { type: 'json' }

/** Millimetres by which a model stands beyond its sheet, for a reason. */
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

/**
 * Where a product's model is not as large as its sheet says. `read` gives a file under `public/`, or
 * undefined where there is none, which is another rule's fault.
 */
export const modelSizeFaults = (
  file: ParsedFile,
  read: (address: string) => Buffer | undefined,
  named: Remarks = remarks,
): Fault[] => {
  const { name, model } = fieldsOf(file)
  const sheet = sheetOf(file)
  if (!sheet || typeof name !== 'string' || typeof model !== 'string') return []
  const glb = read(model)
  if (!glb) return []
  const figures = figuresOf(sheet)
  const remark = named[modelOf({ name })]
  const box = modelBox(glb).getSize(new Vector3())
  return sides.flatMap(([side, axis]) => {
    const stated = figures[side]
    if (!isAmount(stated)) return []
    const meant = stated + (remark?.[side] ?? 0)
    const actual = Math.round(box[axis] * 1000)
    if (Math.abs(actual - meant) <= allowed(meant)) return []
    const advice =
      `has a ${side} of ${actual} mm, and its sheet says ${stated} mm; correct the one or the other, ` +
      'or name the difference in scripts/checkContent/models/modelRemarks.json'
    return [{ file: file.path, field: 'model', value: model, advice }]
  })
}
