import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStoredList, toStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import { anyList } from '../../../support/pages/quoteLists.ts'

describe('a stored list', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyList, (products) => {
        expect(parseStoredList(toStoredList(products))).toEqual(products)
      }),
    )
  })

  it.each([
    [null, []],
    ['', []],
    ['{}', []],
    ['{"machines":[{"id":5,"quantity":2}', []],
    ['[{"id":5,"quantity":2}]', []],
    ['{"machines":[null,7,"5x2",[5,2]]}', []],
    [
      '{"machines":[{"id":5,"quantity":2},{"id":1,"quantity":2},{"id":9999,"quantity":1}]}',
      [{ id: 5, quantity: 2 }],
    ],
    ['{"machines":[{"id":5,"quantity":2},{"id":5,"quantity":7}]}', [{ id: 5, quantity: 2 }]],
    [
      '{"machines":[{"id":5,"quantity":0},{"id":6,"quantity":1000},{"id":7,"quantity":1.5},{"id":"8","quantity":1}]}',
      [],
    ],
    ['{"machines":[{"id":36,"quantity":1,"name":"<img>","__proto__":{"id":5}}]}', [{ id: 36, quantity: 1 }]],
  ])('of the text %j keeps the sound part', (text, products) => {
    expect(parseStoredList(text)).toEqual(products)
  })
})
