import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { machines } from '../machines/machines.ts'
import { modelledProducts } from '../machines/modelled.ts'
import { expectStatedSize, modelRemarks } from './statedSize.ts'

describe('the model of a machine', () => {
  it('stands beyond its sheet in few cases, each with a reason', () => {
    expect(Object.keys(modelRemarks).length).toBeLessThanOrEqual(8)
    for (const { why } of Object.values(modelRemarks)) expect(why).toMatch(/^.{20,}\.$/)
  })

  it.each(modelledProducts())('%s has the size of its data sheet within 3 % or 5 mm', (slug, product) => {
    const model = machines[slug]?.()
    if (!model) throw new Error(`no model of ${slug}`)
    const box = new Box3().setFromObject(model.object, true)
    const size = box.getSize(new Vector3())
    expectStatedSize(product, [size.x, size.z, size.y])
    expect(Math.abs(box.min.y), 'stands on the ground').toBeLessThan(1)
  })
})
