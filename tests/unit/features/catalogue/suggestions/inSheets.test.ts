import { expect, it } from 'vitest'
import { inSheets } from '../../../../../src/features/catalogue/suggestions/inSheets.ts'
import readings from '../../../../support/fixtures/readings.json'

const sheets = { 5: 'Interfaces USB-A for updates\nWarranty 24 months', 36: 'Interfaces RS-232' }

it.each(readings.searchedSheets)('$search stands in the sheets of $ids', ({ search, ids }) => {
  expect(inSheets(search, sheets)).toEqual(ids)
})
