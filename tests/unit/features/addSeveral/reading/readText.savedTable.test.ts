import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'
import { readText } from '../../../../../src/features/addSeveral/reading/readText.ts'
import { listTable } from '../../../../../src/parts/listDocument/listTable.ts'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const finder = makeProductFinder(fixtureProducts)

/** `5x2` for what is understood, and else the kind; without titles. */
const read = (text: string): string[] =>
  readText(text, finder, () => true).lines.flatMap((line) => {
    if (line.kind === 'heading') return []
    if (line.kind === 'understood') return `${line.product.id}x${line.product.quantity}`
    if (line.kind !== 'ambiguous') return line.kind
    return 'ask'
  })

it.each([',', ';', '\t'])(
  'the table that the site saves is understood whole, with cells separated by %j',
  (delimiter) => {
    const [first, second] = fixtureProducts
    if (!first || !second) throw new Error('There are no products')
    const products = [first, second].map((product, index) => ({
      id: product.id,
      name: product.name,
      picture: '',
      alt: '',
      quantity: index + 2,
      figures: [
        { name: 'Speed', text: '1,200 notes/min', value: 1200, unit: 'notes/min' },
        { name: 'Pockets', text: '4 pockets', value: 4, unit: 'pockets' },
      ],
    }))
    const office = { companyFullName: 'Veritally Pte. Ltd.', address: [], phone: '', email: '' }
    const facts = {
      company: office,
      products,
      time: 0,
      reference: 'Q-ABCDEFGH',
      link: 'https://veritally.example/',
    }
    expect(read(Papa.unparse(listTable(facts), { delimiter }))).toEqual([`${first.id}x2`, `${second.id}x3`])
  },
)
