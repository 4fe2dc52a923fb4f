import { describe, expect, it } from 'vitest'
import { report } from '../../../../../scripts/checkContent/files/contentFile.ts'
import { parseFiles } from '../../../../../scripts/checkContent/files/parseFiles.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import { allExceptFiles, pathOf, spoiltCatalogue, subjectId } from '../../../../support/site/soundContent.ts'

describe('a file that is not JSON, not plain UTF-8, or loses a field,', () => {
  const broken = (text: string) => parseFiles([{ path: 'a.json', text }]).faults

  it.each([
    [
      'a comma too many',
      '{\n  "id": 5,\n  "list": ["one", "two", ]\n}\n',
      'line 3, column 26',
      '"list": ["one", "two", ]',
    ],
    ['a comma too few', '{\n  "id": 5\n  "name": "MC 280"\n}\n', 'line 3, column 3', '"name": "MC 280"'],
    ['an open quote', '{\n  "id": 5,\n  "name": "MC 280\n}\n', 'line 3, column 18', '"name": "MC 280'],
    ['curly quotes', '{\n  "id": 5,\n  "name": “MC 280”\n}\n', 'line 3, column 11', '"name": “MC 280”'],
    ['text before the brace', 'x{\n  "id": 5\n}', 'line 1, column 1', 'x{'],
    ['nothing at all', '', 'line 1, column 1', ''],
  ])('%s is one fault with line, column and text', (_, text, field, value) => {
    expect(broken(text)).toEqual([expect.objectContaining({ file: 'a.json', field, value })])
  })

  it('has its curly quotes named, which look like straight ones', () => {
    expect(broken('{ "name": “MC 280” }')[0]?.advice).toContain('a curly quote (“)')
  })

  it.each([
    ['a mark at its start', '\uFEFF{\n}', 'line 1, column 1', '{', /BOM.*save the file as "UTF-8"/],
    ['a lost character', '{\n"a":"\uFFFD"}', 'line 2, column 6', '"a":"\uFFFD"}', /not UTF-8.*save it/],
    ['a lost character and no end', '{\n"\uFFFD', 'line 2, column 2', '"\uFFFD', /not UTF-8.*save it/],
    ['a lost character in words', '{"a":"\\ufffd"}', 'line 1, column 7', '{"a":"\\ufffd"}', /not UTF-8/],
  ])('with %s is one fault of its encoding', (_, text, field, value, remedy) => {
    const found = broken(text)
    expect(found).toMatchObject([{ file: 'a.json', field, value }])
    expect(found[0]?.advice).toMatch(remedy)
  })

  it.each([
    ['{\n  "id": 5,\n  "rows": { "Noise": "63 dB(A)", "Noise": "70 dB(A)" }\n}', 'line 3, column 34'],
    ['{\n  "id": 5,\n  "i\\u0064" : 6\n}', 'line 3, column 3'],
    ['[{ "id": 5 }, { "id": 6, "id": 7 }]', 'line 1, column 26'],
  ])('names a field twice: %s', (text, field) => {
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
