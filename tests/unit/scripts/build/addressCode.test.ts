import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { addressCode } from '../../../../scripts/build/addressCode.ts'

it('draws every dark module within a light edge', () => {
  const url = 'https://www.veritally.example/products/5'
  const { data, size: inner } = encode(url, { ecc: 'M', border: 0 })
  const { size, path } = addressCode(url)
  expect(size).toBe(inner + 8)

  expect(path, 'a run of dark modules is one stroke').not.toContain('m0 ')

  const drawn: string[] = []
  let [x, y] = [0, 0]
  for (const [, command, dx, dy, run] of path.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)) {
    ;[x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)]
    for (let step = 0; step < Number(run); step += 1) drawn.push(`${x + step - 4} ${y - 4}`)
    x += Number(run)
  }
  expect(drawn).toEqual(
    data.flatMap((row, at) => row.flatMap((isDark, index) => (isDark ? [`${index} ${at}`] : []))),
  )
})
