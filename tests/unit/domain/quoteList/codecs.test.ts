import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListedMachine } from '../../../../src/domain/contract/quoteList.ts'
import { listLink, readLinkedList } from '../../../../src/domain/quoteList/listLink.ts'
import { parseStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import { anyList, expectSound } from '../../../support/quoteLists.ts'

const two: ListedMachine[] = [
  { id: 5, quantity: 2 },
  { id: 36, quantity: 1 },
]

describe('a stored list', () => {
  it('reads [{"id":5,"quantity":2},...]', () => {
    expect(JSON.stringify(two)).toBe('[{"id":5,"quantity":2},{"id":36,"quantity":1}]')
  })

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyList, (machines) => {
        expect(parseStoredList(JSON.stringify(machines))).toEqual(machines)
      }),
    )
  })

  it.each([
    [null, []],
    ['', []],
    ['{}', []],
    ['[{"id":5,"quantity":2}', []],
    ['[null,7,"5x2",[5,2]]', []],
    ['[{"id":5,"quantity":2},{"id":1,"quantity":2},{"id":9999,"quantity":1}]', [{ id: 5, quantity: 2 }]],
    ['[{"id":5,"quantity":2},{"id":5,"quantity":7}]', [{ id: 5, quantity: 2 }]],
    ['[{"id":5,"quantity":0},{"id":6,"quantity":1000},{"id":7,"quantity":1.5},{"id":"8","quantity":1}]', []],
    ['[{"id":36,"quantity":1,"name":"<img>","__proto__":{"id":5}}]', [{ id: 36, quantity: 1 }]],
  ])('of the text %j keeps the sound part', (text, machines) => {
    expect(parseStoredList(text)).toEqual(machines)
  })

  it('is harmless, whatever the text', () => {
    const almost = fc.array(
      fc.record({ id: fc.oneof(fc.integer(), fc.string()), quantity: fc.oneof(fc.double(), fc.string()) }),
    )
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
    )
    fc.assert(fc.property(texts, (text) => expectSound(parseStoredList(text))))
  })
})

describe('the list of a link', () => {
  const read = (list: string) =>
    readLinkedList({ pathname: '/get-quote', search: String(new URLSearchParams({ list })) })

  it('reads 5x2,36x1', () => {
    expect(listLink('', two)).toBe('/get-quote?list=5x2,36x1')
  })

  it('comes back as it was, through an address', () => {
    fc.assert(
      fc.property(anyList, (machines) => {
        expect(readLinkedList(new URL(listLink('https://veritally.example', machines)))).toEqual(machines)
      }),
    )
  })

  it.each([
    ['', []],
    ['5', []],
    ['5x2,', [{ id: 5, quantity: 2 }]],
    ['x2,5x2,36x,36x1', two],
    ['5x2,5x3,36x1', two],
    ['5x0,6x1000,7x-1,8x1.5,1x1,5x2', [{ id: 5, quantity: 2 }]],
    ['5X2, 5x2,<script>,36x1 ', []],
  ])('of the text %j keeps the sound parts', (text, machines) => {
    expect(read(text)).toEqual(machines)
  })

  it('is harmless, whatever the text', () => {
    const parts = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,5}x\d{1,4}$/)), { maxLength: 60 })
    const texts = fc.oneof(
      fc.string(),
      parts.map((list) => list.join(',')),
    )
    fc.assert(fc.property(texts, (text) => expectSound(read(text))))
  })
})
