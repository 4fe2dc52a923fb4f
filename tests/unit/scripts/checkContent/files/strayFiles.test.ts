import { expect, it } from 'vitest'
import { strayFiles } from '../../../../../scripts/checkContent/files/strayFiles.ts'

it.each([
  '78-mx-78.json.txt',
  '78-mx-78.JSON',
  '05-mc-280 (1).json',
  'mx-78.json',
  '78-mx-78.bak',
  '._05-mc-280.json',
])('names %s, which is no file of a product', (name) => {
  expect(strayFiles('products', [name])).toMatchObject([{ file: `products/${name}`, value: name }])
})

it('takes files of products, and those that a system puts into each folder', () => {
  expect(strayFiles('products', ['05-mc-280.json', '100-bt-20.json', '.DS_Store', 'Thumbs.db'])).toEqual([])
})
