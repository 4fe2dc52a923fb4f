import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { maxLineLength } from '../../../../../src/features/addSeveral/reading/plainLine.ts'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'
import {
  maxLines,
  optionKey,
  type ReadLine,
  readText,
} from '../../../../../src/features/addSeveral/reading/readText.ts'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const coins = fixtureProducts.filter(({ subcategory }) => subcategory === 'coin-sorter').map(({ id }) => id)

type Products = Parameters<typeof makeProductFinder>[0]

const readerOf = (products: Products, isOffered: (id: number) => boolean = () => true) => {
  const finder = makeProductFinder(products)
  return (text: string) => readText(text, finder, isOffered)
}
const everywhere = readerOf(fixtureProducts)
const withoutCoins = readerOf(fixtureProducts, (id) => !coins.includes(id))

const readLine = (line: string, read = everywhere): ReadLine | undefined => read(line).lines[0]

/** `5x2` for what is understood, `5x2 or 36x1` for a choice, else the kind. */
const shortOf = (found: ReadLine): string => {
  if (found.kind === 'understood') return optionKey(found.product)
  return found.kind === 'ambiguous' ? found.options.map(optionKey).join(' or ') : found.kind
}

const short = (line: string, read = everywhere): string | undefined => {
  const found = readLine(line, read)
  return found && shortOf(found)
}

it('a sentence of a mail has its items as lines', () => {
  const mail = 'Hi, please quote 2 x MC 280, 1 x BS 4, one KC 100 and 10 rolls of banding tape 40 mm. Thanks'
  const { lines } = withoutCoins(`${mail}\nMC 280, 2 pcs`)
  expect(lines.filter(({ kind }) => kind !== 'heading').map(shortOf)).toEqual([
    '5x2',
    '36x1',
    'elsewhere',
    '52x10 or 54x10',
    '5x2',
  ])
})

describe('a line', () => {
  it.each([
    ['2 x MC 280', '5x2'],
    ['No 005', '5x1'],
    ['MC280x2', '5x2'],
    ['2xMC280', '5x2'],
    ['2× mc 280', '5x2'],
    ['qty 2: MC 280', '5x2'],
    ['#5 x 2', '5x2'],
    ['№ 005', '5x1'],
    ['no. 5 - 2', '5x2'],
    ['No: 005, 2', '5x2'],
    ['2 x MC 280 Mixed-Value Money Counter (No 005)', '5x2'],
    ['"CS 210 Currency Sorter, 1+1 Pockets";3', '9x3'],
    ['3) 2 x MC 280', '5x2'],
    ['3 BS 4', '36x3'],
    ['BS 4 8', '36x8'],
  ])('%j is read as %s', (line, product) => {
    expect(readLine(line)?.kind).toBe('understood')
    expect(short(line)).toBe(product)
  })

  it.each([
    ['3 x BS', '16x3 or 36x3 or 37x3'],
    ['4 rolls of BT 20 x 24', '52x4 or 52x24'],
    ['bs; 3', '16x3 or 36x3 or 37x3'],
    ['10 rolls banding tape 20 mm', '52x10 or 54x10'],
    ['2 BS', '16x2 or 36x2 or 37x2'],
    ['passbook\t2', '47x2'],
    ['MC 280 (No 036)', '5x1 or 36x1'],
    ['MC 280 $195', '5x1'],
    ['2 MC 280 3', '5x2 or 5x3'],
  ])('%j is a choice of %s', (line, options) => {
    expect(readLine(line)?.kind).toBe('ambiguous')
    expect(short(line)).toBe(options)
  })

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
    expect(readLine(line, read)).toEqual({ text: line, kind: 'understood', product })
  })

  it.each([
    ['MC 281', 'unknown'],
    ['BS 2', 'unknown'],
    ['No 999', 'unknown'],
    ['5', 'unknown'],
    ['005 2', 'unknown'],
    ['No 005 something else', 'unknown'],
    ['Machine\tQuantity', 'heading'],
    ['1.5 x MC 280', 'quantity'],
    ['1,000 x MC 280', 'quantity'],
    ['0 x MC 280', 'quantity'],
    ['1000 x MC 280', 'quantity'],
    ['2000 x BS', 'quantity'],
  ])('%j is %s', (line, kind) => {
    expect(short(line)).toBe(kind)
  })

  it('names a product that the country is not offered, and never offers it as a choice', () => {
    expect(readLine('2 x KC 100', withoutCoins)).toEqual({ text: '2 x KC 100', kind: 'elsewhere', id: 18 })
    expect(short('2 x KC 100')).toBe('18x2')
    expect(short('2 x KC')).toBe('18x2 or 21x2')
    expect(readLine('2 x KC', withoutCoins)).toEqual({ text: '2 x KC', kind: 'elsewhere', id: 18 })
  })

  it('of a size that no name has offers the products of the kind', () => {
    expect(readLine('10 rolls banding tape 40 mm')).toMatchObject({
      options: [
        { id: 52, quantity: 10 },
        { id: 54, quantity: 10 },
      ],
      isOtherSize: true,
    })
    expect(readLine('10 rolls banding tape 20 mm')).not.toHaveProperty('isOtherSize')
  })

  it('that may mean more than 20 products is not understood, whatever its quantity', () => {
    const products = Array.from({ length: 21 }, (_, index) => ({
      id: index + 1,
      name: `CD ${index} Counter`,
    }))
    const read = readerOf(products)
    expect(short('2 x counter', read)).toBe('unknown')
    expect(short('2000 x counter', read)).toBe('unknown')
    const nowhere = readerOf(products, () => false)
    expect(short('2 x counter', nowhere)).toBe('unknown')
  })
})

describe('what a person may write', () => {
  it('is a line of the text for each end of a line, and nothing is lost', () => {
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
})

describe('any text', () => {
  it('that is long is not read', () => {
    expect(short(`MC 280${' '.repeat(maxLineLength - 6)}`)).toBe('5x1')
    expect(short(`MC 280${' '.repeat(maxLineLength - 5)}`)).toBe('unknown')
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
