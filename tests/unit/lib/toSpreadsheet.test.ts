import { expect, it } from 'vitest'
import { toSpreadsheet } from '../../../src/lib/toSpreadsheet.ts'
import { readSpreadsheet } from '../../support/documents/readSpreadsheet.ts'

it('has the texts unchanged in the right cells', async () => {
  const rows = [
    ['Name', 'Phone', 'Message'],
    ['=1+1', '012345678', 'Hello;=HYPERLINK("http://x.example")\n=1+1,\t@SUM(A1)'],
    [],
    ['"a"; <b> & c', '+855 12 345 678', '0001', 2],
  ]
  expect(await readSpreadsheet(await toSpreadsheet(rows))).toEqual(rows)
})

it('leaves out signs that no such file can have', async () => {
  expect(await readSpreadsheet(await toSpreadsheet([['a\u0000b\u000bc']]))).toEqual([['abc']])
})
