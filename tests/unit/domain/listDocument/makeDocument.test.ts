import { expect, it } from 'vitest'
import { makeDocument } from '../../../../src/domain/listDocument/makeDocument.ts'

const company = {
  companyFullName: 'Veritally Pte. Ltd.',
  address: ['00 Sample Avenue'],
  phone: '+65 0000 0000',
  email: 'office@veritally.example',
}
const colours = { ink: '', slate: '', hairline: '', brass: '', brassInk: '' }

it('has each machine that was sent, also one that has left the catalogue since', async () => {
  const machines = [
    { id: 5, quantity: 2 },
    { id: 999, quantity: 3 },
  ]
  const document = await makeDocument({
    ...{ kind: 'csv', colours, company, machines },
    ...{ time: 0, reference: 'Q-7KX2M9PA', link: '' },
  })
  const text = await document.text()
  expect(text).toContain('"No 005","MC 280 Mixed-Value Money Counter","2"')
  expect(text).toContain('"No 999","product","3",""')
  expect(text).toContain('"Total","2 machines","5"')
})
