import { expect, it } from 'vitest'
import { missingViews } from '../render/missing.ts'

const machine = (name: string, dimensions: string) => ({
  id: 1,
  name,
  category: 'printers',
  specifications: { Dimensions: `${dimensions} mm (W × D × H)` },
  videos: [],
})

it('names the views without a picture, the largest machine first', () => {
  const products = [machine('MC 1 Counter', '200 × 200 × 200'), machine('CD 2 Kiosk', '600 × 600 × 1,400')]
  const made = ['mc-1/hero', 'mc-1/detail', 'cd-2/hero', 'cd-2/back', 'cd-2/detail']
  const missing = missingViews(products, (slug, view) => made.includes(`${slug}/${view}`))
  expect(missing).toEqual([
    { slug: 'cd-2', views: ['front'] },
    { slug: 'mc-1', views: ['front', 'back'] },
  ])
})

it('leaves out a machine that has all four', () => {
  expect(missingViews([machine('MC 1 Counter', '200 × 200 × 200')], () => true)).toEqual([])
})
