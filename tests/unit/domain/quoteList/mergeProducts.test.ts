import { describe, expect, it } from 'vitest'
import { mergeProducts } from '../../../../src/domain/quoteList/mergeProducts.ts'
import { listOf, productIds } from '../../../support/pages/quoteLists.ts'

const listed = listOf('5x2,36x1')

describe('products that are added to a list', () => {
  it('follow those of the list, and equal ones are added up', () => {
    expect(mergeProducts(listed, listOf('36x3,7x1,7x1'), false)).toEqual({
      products: listOf('5x2,36x4,7x2'),
      rejected: new Map(),
    })
  })

  it('replace the quantities of the list, on request, with the sum of their lines', () => {
    expect(mergeProducts(listed, listOf('5x3,5x4'), true).products).toEqual(listOf('5x7,36x1'))
  })

  it('are left out when the quantity would pass 999', () => {
    const tooMany = { id: 5, quantity: 998 }
    const merged = mergeProducts(listed, [tooMany], false)
    expect(merged).toEqual({ products: listed, rejected: new Map([[tooMany, 'many']]) })
    expect(mergeProducts(listed, [{ id: 5, quantity: 997 }], false).rejected.size).toBe(0)
  })

  it('are left out when the list has twenty others', () => {
    const added = productIds.map((id) => ({ id, quantity: 1 }))
    const { products, rejected } = mergeProducts([], added, false)
    expect(products.map(({ id }) => id)).toEqual(productIds.slice(0, 20))
    expect([...rejected]).toEqual(added.slice(20).map((product) => [product, 'full']))
    expect(mergeProducts(products, products, false).rejected.size).toBe(0)
  })
})
