import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { modelRemarksFile } from '../lib/folders.ts'
import type { Product } from '../lib/products.ts'

const sides = ['width', 'depth', 'height'] as const

type Remark = { readonly why: string } & Readonly<Partial<Record<(typeof sides)[number], number>>>

/** The machines that stand beyond their sheets for a reason, by how many mm on each side. */
export const modelRemarks = JSON.parse(readFileSync(modelRemarksFile, 'utf8')) as Readonly<
  Record<string, Remark>
>

type Sheet = Pick<Product, 'name' | 'specifications'>

/** Width, depth and height of a data sheet in mm. */
const statedSize = ({ specifications }: Sheet): number[] => {
  const stated = specifications.Dimensions
  if (typeof stated !== 'string') throw new Error('No dimensions')
  const [size = ''] = stated.split(' mm')
  return size.split(' × ').map((figure) => Number(figure.replace(',', '')))
}

/** A model may differ by 3 %, or by 5 mm where that is more. */
const allowed = (millimetres: number): number => Math.max(5, millimetres * 0.03)

/** Width, depth and height in mm are those of the data sheet, and of what is named beyond it. */
export const expectStatedSize = (product: Sheet, size: readonly number[]): void => {
  const remark = modelRemarks[product.name.split(' ').slice(0, 2).join(' ')]
  for (const [index, stated] of statedSize(product).entries()) {
    const side = sides[index] ?? 'width'
    const meant = stated + (remark?.[side] ?? 0)
    const actual = size[index] ?? 0
    const name = `${side}: ${actual.toFixed(0)} of ${meant} mm`
    expect(Math.abs(actual - meant), name).toBeLessThanOrEqual(allowed(meant))
  }
}
