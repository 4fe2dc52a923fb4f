import { expect, it } from 'vitest'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { companies } from '../../../../src/content/countries.ts'
import { makeDocument } from '../../../../src/parts/listDocument/makeDocument.ts'
import { readSpreadsheet } from '../../../support/documents/readSpreadsheet.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'

it('has each product that was sent, also one that has left the catalogue since', async () => {
  const products = listOf('5x2,999x3')
  const list = { company: companies.Singapore, products, time: 0, reference: 'Q-7KX2M9PA', link: '' }
  const document = await makeDocument('xlsx', list, palette)
  const rows = await readSpreadsheet(document)
  expect(rows[1]?.slice(0, 3)).toEqual(['No 005', 'MC 280 Mixed-Value Money Counter', 2])
  expect(rows).toContainEqual(['No 999', 'product', 3])
  expect(rows).toContainEqual(['Total', '2 products', 5])
})
