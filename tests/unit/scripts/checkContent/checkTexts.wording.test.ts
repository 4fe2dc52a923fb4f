import { describe, expect, it } from 'vitest'
import { wordingFaults } from '../../../../scripts/checkContent/checkTexts.ts'
import { partsOf } from '../../../../scripts/checkContent/files/contentFile.ts'
import { readContent } from '../../../../scripts/checkContent/files/readContent.ts'
import { withNames } from '../../../../src/content/names.ts'
import { isRecord } from '../../../../src/lib/types.ts'

const { legal, pages } = readContent()
const files = [...legal, ...pages].map(({ path, text }) => ({ path, text: withNames(text) }))

describe.each(files)('wordingFaults of $path', ({ path, text }) => {
  it.each([null, ' '])('finds each text that is "%s"', (by) => {
    const data: unknown = JSON.parse(text, (_, value: unknown) => (isRecord(value) ? value : by))
    const fields = partsOf(data).flatMap(({ field, value }) => (isRecord(value) ? [] : [field]))
    const found = wordingFaults({ path, data })
    expect(found.map(({ field }) => field).toSorted()).toEqual(fields.toSorted())
    for (const { value, advice } of found) {
      expect(value).toBe(by)
      expect(advice).toMatch(/;/)
    }
  })

  it('finds a misspelt placeholder, which visitors would read in its braces', () => {
    for (const { 0: placeholder, index } of text.matchAll(/\{\w+\}/g)) {
      const spoilt = `${text.slice(0, index)}{oops}${text.slice(index + placeholder.length)}`
      const found = wordingFaults({ path, data: JSON.parse(spoilt) as unknown })
      expect(found, placeholder).toMatchObject([{ advice: expect.stringContaining(placeholder) as string }])
    }
  })
})
