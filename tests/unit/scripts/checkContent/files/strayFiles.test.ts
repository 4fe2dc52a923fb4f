import { expect, it } from 'vitest'
import { strayFiles } from '../../../../../scripts/checkContent/files/strayFiles.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'

it.each(sheetFaults.strayFiles)('names %s, which is no file of a product', (name) => {
  expect(strayFiles('products', [name])).toMatchObject([{ file: `products/${name}`, value: name }])
})

it('takes files of products, and those that a system puts into each folder', () => {
  expect(strayFiles('products', ['05-mc-280.json', '100-bt-20.json', '.DS_Store', 'Thumbs.db'])).toEqual([])
})
