import { expect, it } from 'vitest'
import { largeFiles } from '../../../../../scripts/checkContent/products/productFiles.ts'
import { pathOf, soundProduct } from '../../../../support/site/soundContent.ts'

const file = { path: pathOf(60), data: { ...soundProduct(60, 'printers'), model: '/media/mc-60/model.glb' } }

it.each([
  ['images[0].src', '/media/mc-60/hero-400.avif', 25],
  ['images[0].src', '/media/mc-60/hero-800.avif', 60],
  ['images[0].src', '/media/mc-60/hero-1600.avif', 160],
  ['images[0].src', '/media/mc-60/hero-400.webp', 40],
  ['images[0].src', '/media/mc-60/hero-800.webp', 100],
  ['images[0].src', '/media/mc-60/hero-1600.webp', 300],
  ['videos[0].url', '/media/mc-60/turntable.mp4', 1536],
  ['videos[0].url', '/media/mc-60/turntable.webm', 1536],
  ['model', '/media/mc-60/model.glb', 400],
])('%s: %s has at most %i KB', (field, address, limit) => {
  const faultsAt = (bytes: number) => largeFiles(file, (asked) => (asked === address ? bytes : 0))
  expect(faultsAt(limit * 1024)).toEqual([])
  const [fault, ...others] = faultsAt(limit * 1024 + 1)
  expect(fault).toMatchObject({ file: file.path, field })
  expect(fault?.advice).toContain(
    `public${address} with ${limit + 1} KB, more than ${limit}; save it smaller`,
  )
  expect(others).toEqual([])
})
