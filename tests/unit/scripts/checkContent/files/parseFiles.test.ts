import { describe, expect, it } from 'vitest'
import { report } from '../../../../../scripts/checkContent/files/contentFile.ts'
import {
  parseFiles,
  unseenAdvice,
  unseenPlaces,
} from '../../../../../scripts/checkContent/files/parseFiles.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'
import { allExceptFiles, pathOf, spoiltCatalogue, subjectId } from '../../../../support/site/soundContent.ts'

describe('a file that is not JSON, not plain UTF-8, or loses a field,', () => {
  const broken = (text: string) => parseFiles([{ path: 'a.json', text }]).faults

  it.each(sheetFaults.broken)('$fault is one fault with line, column and text', ({ text, field, value }) => {
    expect(broken(text)).toEqual([expect.objectContaining({ file: 'a.json', field, value })])
  })

  it('has its curly quotes named, which look like straight ones', () => {
    expect(broken('{ "name": “MC 280” }')[0]?.advice).toContain('a curly quote (“)')
  })

  it.each(sheetFaults.encoded)('with $fault is a fault of its encoding', ({ text, field, value, remedy }) => {
    const found = broken(text)
    expect(found).toMatchObject([{ file: 'a.json', field, value }])
    expect(found[0]?.advice).toMatch(new RegExp(remedy))
  })

  it.each(sheetFaults.repeated)('names a field twice: $text', ({ text, field }) => {
    const found = broken(text)
    expect(found).toMatchObject([{ file: 'a.json', field }])
    expect(found[0]?.advice).toMatch(/stands above already.*correct its name or remove one/)
  })

  it.each([subjectId, 5])('is one fault of the catalogue, which no other rule reports: %i', (id) => {
    const cut = spoiltCatalogue().map((file) => (file.path === pathOf(id) ? { ...file, text: '{' } : file))
    const faults = checkProducts(cut, allExceptFiles())
    expect(faults, report(faults)).toHaveLength(1)
    expect(faults[0]).toMatchObject({ file: pathOf(id), field: 'line 1, column 2', value: '{' })
  })
})

it.each(sheetFaults.unseenSigns)('names the sign $sign', ({ sign, name }) => {
  expect(unseenAdvice(`MC${sign}280`)).toMatch(`has ${name} here`)
})

it('finds the sign itself and each way to escape it', () => {
  const signs = ['\u00a0', '\\u00a0', '\\u00A0', '\\t', '\\f', '\\uDB40\\uDC41']
  for (const sign of signs) expect(unseenPlaces(`"MC${sign}280"`), sign).toMatchObject([{ offset: 3 }])
})

it('takes plain texts, indentation by tabs, and escapes of what is seen', () => {
  const plain = '{\n\t"a": "C:\\\\t – 5 µm, “60 °C”\\n\\u00b5",\r\n\t"b": "គ្រឿង"\n}'
  expect(unseenPlaces(plain)).toEqual([])
})
