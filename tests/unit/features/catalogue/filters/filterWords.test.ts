import { expect, it } from 'vitest'
import { plainSelection } from '../../../../../src/domain/routing/cataloguePath.ts'
import { noteOf } from '../../../../../src/features/catalogue/filters/filterWords.ts'
import { wholeCatalogue } from '../../../../../src/features/catalogue/wholeCatalogue.ts'

const noteFor = (choice: Partial<typeof plainSelection>, id: number): string =>
  noteOf(wholeCatalogue.arrangementOf({ ...plainSelection, ...choice }, 'Singapore'), id)

it('notes the amounts of a product that the order, the room and the filters ask for', () => {
  expect(noteFor({}, 5)).toBe('')
  expect(noteFor({ order: '-weight' }, 5)).toMatch(/^Weight [\d.]+\u00a0kg$/)
  expect(noteFor({ room: { depth: 300 }, order: 'weight' }, 5)).toMatch(/^Depth \d+\u00a0mm · Weight /)
  expect(noteFor({ figures: { currency: ['KHR'] } }, 5), 'no amount').toBe('')
})
