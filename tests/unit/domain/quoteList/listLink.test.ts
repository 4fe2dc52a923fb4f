import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listLink, readLinkedList } from '../../../../src/domain/quoteList/listLink.ts'
import storedLists from '../../../support/fixtures/storedLists.json'
import { anyList, listOf } from '../../../support/pages/quoteLists.ts'

const two = listOf('5x2,36x1')

describe('the list of a link', () => {
  const read = (list: string) =>
    readLinkedList({ pathname: '/get-quote', search: String(new URLSearchParams({ list })) })

  it('is read with a slash at the end of the path too, and at no other page', () => {
    expect(readLinkedList({ pathname: '/get-quote/', search: '?list=5x2,36x1' })).toEqual(two)
    expect(readLinkedList({ pathname: '/find', search: '?list=5x2,36x1' })).toEqual([])
  })

  it('survives a round trip through an address', () => {
    fc.assert(
      fc.property(anyList, (products) => {
        expect(readLinkedList(new URL(listLink('https://veritally.example', products)))).toEqual(products)
      }),
    )
  })

  it.each(storedLists.links)('of the text $text keeps the sound parts', ({ text, products }) => {
    expect(read(text)).toEqual(products)
  })

  it.each(['.', ').', '>', '។', 'នេះជាបញ្ជី'])('is whole with %j right after it, as in a message', (end) => {
    const { search } = new URL(`https://veritally.example/get-quote?list=5x2,36x1${end}`)
    expect(readLinkedList({ pathname: '/get-quote', search })).toEqual(two)
    expect(read(`5x2${end}`)).toEqual([{ id: 5, quantity: 2 }])
  })
})
