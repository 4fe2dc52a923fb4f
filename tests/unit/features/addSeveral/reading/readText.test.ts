import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import { maxLineLength } from '../../../../../src/features/addSeveral/reading/plainLine.ts'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'
import { maxLines, optionKey, readText } from '../../../../../src/features/addSeveral/reading/readText.ts'
import { listTable } from '../../../../../src/parts/listDocument/listTable.ts'
import lists from '../../../../support/fixtures/purchasingLists.json'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

type Products = Parameters<typeof makeProductFinder>[0]

const readerOf = (products: Products, isOffered: (id: number) => boolean = () => true) => {
  const finder = makeProductFinder(products)
  return (text: string) => readText(text, finder, isOffered)
}
const everywhere = readerOf(fixtureProducts)
const coins = fixtureProducts.filter(({ subcategory }) => subcategory === 'coin-sorter').map(({ id }) => id)
const withoutCoins = readerOf(fixtureProducts, (id) => !coins.includes(id))

/** Each line: `5x2` for what is understood, `ask 5x2 or 5x3` for a choice, else the kind. */
const outcomes = ({ lines }: ReturnType<typeof readText>): string =>
  lines
    .map((line) => {
      if (line.kind === 'understood') return optionKey(line.product)
      if (line.kind === 'ambiguous') return `ask ${line.options.map(optionKey).join(' or ')}`
      if (line.kind === 'heading') return line.kind
      return typeof line.reason === 'string' ? line.reason : 'elsewhere'
    })
    .join(', ')

describe('a mail', () => {
  const textsOf = (text: string) => everywhere(text).lines.map((line) => line.text)

  it.each(lists.mails)('$text has a line for each item, and nothing is lost', ({ text, lines, read }) => {
    expect(textsOf(text)).toEqual(lines)
    expect(outcomes(withoutCoins(text))).toBe(read)
  })

  it.each(lists.wholeMails)('%j is left as it is', (text) => {
    expect(textsOf(text)).toEqual(text.split('\n'))
  })

  it('has courtesies, which ask for no product', () => {
    const courtesies = ['Dear Sir,', 'Best regards, Dara Chan', 'Thank you in advance!', 'Thanks, Dara']
    expect(outcomes(everywhere(courtesies.join('\n')))).toBe('heading, heading, heading, heading')
    expect(outcomes(everywhere('Please cancel'))).toBe('unknown')
  })
})

describe('a list of a purchasing person', () => {
  it.each(Object.entries(lists.clear))('has %j, which is %s', (text, product) => {
    expect(outcomes(everywhere(text))).toBe(product)
  })

  it.each(Object.entries(lists.open))('has %j, which is not guessed: %s', (text, outcome) => {
    expect(outcomes(everywhere(text))).toBe(outcome)
  })

  it.each(Object.entries(lists.whole))('is %j, which is %s', (text, expected) => {
    expect(outcomes(everywhere(text))).toBe(expected)
  })

  it.each(['\uf0b7', '\uf0a7', ...'o ▪ ● ➢ ☐ ✓ ‣ ◦ • – \u2212 § ü > → ✔\ufe0f 1. a) ①'.split(' '), '[ ]'])(
    'may have %j before an entry',
    (bullet) => {
      expect(outcomes(everywhere(`${bullet} 2 x MC 280`))).toBe('5x2')
      expect(outcomes(everywhere(`${bullet}\tMC 280`))).toBe('5x1')
    },
  )

  it.each('\u200e \u202a \u202c \u200b \u00ad \ufeff'.split(' '))('may have %j anywhere', (sign) => {
    expect(outcomes(everywhere(`${sign}MC${sign} 280${sign} x ${sign}2`))).toBe('5x2')
  })
})

it.each([',', ';', '\t'])('the table that the site saves is understood whole: %j', (delimiter) => {
  const picture = { picture: '', alt: '' }
  const figures = [
    { name: 'Speed', text: '1,200 notes/min', value: 1200, unit: 'notes/min' },
    { name: 'Pockets', text: '4 pockets', value: 4, unit: 'pockets' },
  ]
  const [first, second] = fixtureProducts.map(({ id, name }) => ({ id, name, ...picture, figures }))
  if (!first || !second) throw new Error('There are no products')
  const table = listTable({
    company: { companyFullName: 'Veritally Pte. Ltd.', address: [], phone: '', email: '' },
    products: [
      { ...first, quantity: 2 },
      { ...second, quantity: 3 },
    ],
    time: 0,
    reference: 'Q-ABCDEFGH',
    link: 'https://veritally.example/',
  })
  const read = outcomes(everywhere(Papa.unparse(table, { delimiter })))
  expect(read.split(', ').filter((outcome) => outcome !== 'heading')).toEqual([
    `${first.id}x2`,
    `${second.id}x3`,
  ])
})

describe('a line', () => {
  it.each([
    ['TR 20 Recycler and CIT Unit\t2', 2],
    ['TR 20 Recycler and CIT Unit, 2 units', 2],
    ['TR 20 Recycler and CIT Unit x2', 2],
    ['2 units of TR 20 Recycler and CIT Unit', 2],
    ['TR 20 Recycler and CIT Unit', 1],
  ])('%j, whose name ends with the word of a quantity, is understood as %i of it', (line, count) => {
    const products = [{ id: 31, name: 'TR 20 Recycler and CIT Unit' }]
    const read = readerOf(products)
    const product = { id: 31, quantity: count }
    expect(read(line).lines).toEqual([{ text: line, kind: 'understood', product }])
  })

  it('names a product that the country is not offered, and never offers it as a choice', () => {
    expect(withoutCoins('2 x KC 100').lines).toMatchObject([
      { text: '2 x KC 100', reason: { elsewhere: 18 } },
    ])
    expect(outcomes(everywhere('2 x KC 100'))).toBe('18x2')
    expect(outcomes(everywhere('2 x KC'))).toBe('ask 18x2 or 21x2')
    expect(withoutCoins('2 x KC').lines).toMatchObject([{ text: '2 x KC', reason: { elsewhere: 18 } }])
  })

  it('of a size that a name has means no other size', () => {
    expect(everywhere('10 rolls banding tape 20 mm').lines[0]).toMatchObject({ isOtherSize: false })
  })

  it('that may mean more than 20 products is not understood, whatever its quantity', () => {
    const products = Array.from({ length: 21 }, (_, index) => ({
      id: index + 1,
      name: `CD ${index} Counter`,
    }))
    const read = readerOf(products)
    expect(outcomes(read('2 x counter'))).toBe('unknown')
    expect(outcomes(read('2000 x counter'))).toBe('unknown')
    const nowhere = readerOf(products, () => false)
    expect(outcomes(nowhere('2 x counter'))).toBe('unknown')
  })
})

it('what a person may write is a line for each end of a line, and nothing is lost', () => {
  const line = fc.constantFrom('2 x MC 280', 'MC280 2', '3 x BS', 'whatever', ' No 005')
  const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 300 }), end, (lines, mark) => {
      const read = everywhere(lines.join(mark))
      expect([...read.lines.map(({ text }) => text), ...read.rest]).toEqual(lines)
      expect(read.lines.length).toBe(Math.min(lines.length, maxLines))
    }),
  )
})

describe('any text', () => {
  it('that is long is not read', () => {
    const zeros = (length: number) => `MC 280 x ${'0'.repeat(length - 10)}2`
    expect(outcomes(everywhere(zeros(maxLineLength)))).toBe('5x2')
    expect(outcomes(everywhere(zeros(maxLineLength + 1)))).toBe('unknown')
  })

  it('is read at most twice, whatever it says', () => {
    const finder = makeProductFinder(fixtureProducts)
    for (const part of ['1', ' ', '1 ', 'x', '1x', '1.', ';', 'a b ', 'é', '𝟙', '台', '2 or ', '1 MC ']) {
      const find = vi.fn(finder.find)
      const partly = vi.fn(finder.partly)
      readText(part.repeat(maxLineLength / part.length), { ...finder, find, partly }, () => true)
      expect(find.mock.calls.length, part).toBeLessThanOrEqual(2)
      expect(partly.mock.calls.length, part).toBeLessThanOrEqual(2)
    }
  })
})
