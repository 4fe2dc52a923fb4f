import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../../scripts/checkContent/files/contentFile.ts'
import { shapeFaults } from '../../../../scripts/checkContent/shape.ts'
import { productSchema } from '../../../../src/content/schema/product.ts'
import { soundProduct, subjectId } from '../../../support/site/soundContent.ts'

interface Spoilt {
  field: string
  data: unknown
}

const isTree = (data: unknown): data is object => typeof data === 'object' && data !== null

/** The data with each of its parts replaced in turn; undefined stands for a missing part. */
const spoiltEverywhere = (data: object, by: null | undefined, parent = ''): Spoilt[] =>
  Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const inList = Array.isArray(data)
    const field = fieldOf(parent, key, inList)
    const withPart = (part: unknown): unknown =>
      inList ? data.with(Number(key), part) : { ...data, [key]: part }
    const inner = isTree(value) ? spoiltEverywhere(value, by, field) : []
    return [
      { field, data: withPart(by) },
      ...inner.map((spoilt) => ({ field: spoilt.field, data: withPart(spoilt.data) })),
    ]
  })

const optional = ['pdf', 'subcategory', 'videos[0].url', 'videos[1].url', 'videos[2].url']

describe('shapeFaults', () => {
  const product = soundProduct(subjectId, 'cash-processing', 'money-counter')

  it.each([undefined, null])('finds a fault in plain words where any part of a product is %s', (by) => {
    for (const { field, data } of spoiltEverywhere(product, by)) {
      const [fault] = shapeFaults(productSchema, { path: 'a.json', data })
      if (by === undefined && (optional.includes(field) || field.startsWith('specifications.'))) continue
      expect(fault, field).toBeDefined()
      expect(fault?.advice, field).toMatch(/;/)
      expect(fault?.advice, field).not.toMatch(/cannot be null|must be a `/)
    }
  })
})
