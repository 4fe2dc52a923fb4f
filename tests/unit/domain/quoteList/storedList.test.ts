import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStoredList, toStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import storedLists from '../../../support/fixtures/storedLists.json'
import { anyList } from '../../../support/pages/quoteLists.ts'

describe('a stored list', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyList, (products) => {
        expect(parseStoredList(toStoredList(products))).toEqual(products)
      }),
    )
  })

  it.each(storedLists.texts)('of the text $text keeps the sound part', ({ text, products }) => {
    expect(parseStoredList(text)).toEqual(products)
  })
})
