import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { modulesPath } from '../../../../../src/features/product/print/PrintedFrame.tsx'

it('draws each run of dark modules as a bar', () => {
  const rows = [
    [true, false, true],
    [false, false, false],
    [false, true, true],
  ]
  expect(modulesPath(rows)).toBe('M0 0h1v1h-1zM2 0h1v1h-1zM1 2h2v1h-2z')
})

it('draws as much as the code has', () => {
  const { data } = encode('https://www.veritally.example/products/5', { ecc: 'M', border: 0 })
  const drawn = [...modulesPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, run]) =>
    Array.from({ length: Number(run) }, (_, step) => `${Number(x) + step} ${y}`),
  )
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(dark.length).toBeGreaterThan(300)
  expect(drawn).toEqual(dark)
})
