import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../../scripts/checkContent/files/contentFile.ts'
import { readContent } from '../../../../scripts/checkContent/files/readContent.ts'
import { shapeFaults } from '../../../../scripts/checkContent/shape.ts'
import { textSchemas } from '../../../../scripts/checkContent/textFiles.ts'
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

const { legal, pages } = readContent()
const texts = [...legal, ...pages].flatMap(({ path, text }) => {
  const schema = textSchemas.get(path)
  return schema ? [{ path, schema, data: JSON.parse(text) as object }] : []
})

const optional = ['hero.picture', 'pdf', 'subcategory', 'videos[0].url', 'videos[1].url', 'videos[2].url']

describe.each(texts)('$path', ({ path, schema, data }) => {
  it.each([undefined, null])('has a fault where any part of it is %s', (by) => {
    for (const { field, data: spoilt } of spoiltEverywhere(data, by)) {
      const found = shapeFaults(schema, { path, data: spoilt })
      if (by === undefined && optional.includes(field)) continue
      expect(found, field).toMatchObject([{ field, value: by }])
      expect(found[0]?.advice, field).toMatch(/;/)
    }
  })

  it('has a fault where a placeholder is misspelt, which visitors would read in its braces', () => {
    const text = JSON.stringify(data)
    for (const { 0: placeholder, index } of text.matchAll(/\{\w+\}/g)) {
      const spoilt = `${text.slice(0, index)}{oops}${text.slice(index + placeholder.length)}`
      const found = shapeFaults(schema, { path, data: JSON.parse(spoilt) as unknown })
      expect(found, placeholder).toMatchObject([{ advice: expect.stringContaining(placeholder) as string }])
    }
  })
})

describe('a product', () => {
  const product = soundProduct(subjectId, 'cash-processing', 'money-counter')

  it.each([undefined, null])('has a fault in plain words where any part of it is %s', (by) => {
    for (const { field, data } of spoiltEverywhere(product, by)) {
      const [fault] = shapeFaults(productSchema, { path: 'a.json', data })
      if (by === undefined && (optional.includes(field) || field.startsWith('specifications.'))) continue
      expect(fault, field).toBeDefined()
      expect(fault?.advice, field).toMatch(/;/)
      expect(fault?.advice, field).not.toMatch(/cannot be null|must be a `/)
    }
  })
})
