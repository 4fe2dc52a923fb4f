import { expect, it } from 'vitest'
import { inSheets } from '../../../../../src/features/catalogue/suggestions/inSheets.ts'

const sheets = { 5: 'Interfaces USB-A for updates\nWarranty 24 months', 36: 'Interfaces RS-232' }

it.each([
  ['usb a', [5]],
  ['RS 232', [36]],
  ['interfaces', [5, 36]],
  ['24 months', [5]],
  ['a', []],
  ['', []],
])('%s stands in the sheets of %j', (search, ids) => {
  expect(inSheets(search, sheets)).toEqual(ids)
})
