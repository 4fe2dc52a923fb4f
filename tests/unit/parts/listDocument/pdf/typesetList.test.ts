import sharp from 'sharp'
import { briefs } from 'virtual:product-briefs'
import { describe, expect, it } from 'vitest'
import { companies, type Country } from '../../../../../src/content/countries.ts'
import type { ListedProduct } from '../../../../../src/domain/contract/quoteList.ts'
import { keyFigureCount } from '../../../../../src/domain/products/product.ts'
import { totalText } from '../../../../../src/domain/products/quantityText.ts'
import { listLink, readLinkedList } from '../../../../../src/domain/quoteList/listLink.ts'
import { typesetList } from '../../../../../src/parts/listDocument/pdf/typesetList.ts'
import { documentBrand } from '../../../../support/documents/brand.ts'
import { readCode, readTexts } from '../../../../support/documents/pdf.ts'
import { readTagged } from '../../../../support/documents/taggedPdf.ts'
import { listOf, productIds } from '../../../../support/pages/quoteLists.ts'

const picture = await sharp('tests/support/fixtures/public/media/mc-280/hero-400.webp').jpeg().toBuffer()

const longName =
  'A machine whose name fills the whole line and goes on, and then goes on for one more line, with µm and '

interface Given {
  products: readonly ListedProduct[]
  country?: Country
  reference?: string | null
  extra?: string
}

const make = async ({ products, country = 'Cambodia', reference = null, extra = '' }: Given) => {
  const named = products.map((product) => {
    const brief = briefs[product.id] ?? expect.unreachable()
    return { ...product, ...brief, name: extra + brief.name }
  })
  const company = companies[country]
  const facts = {
    company,
    products: named,
    time: Date.UTC(2026, 10, 23, 12),
    reference,
    link: listLink('https://www.veritally.example', products),
  }
  const pictures = new Map(products.map(({ id }) => [id, picture]))
  const pdf = await typesetList(facts, { ...documentBrand(), pictures })
  return { pdf, pages: await readTexts(pdf), named, company }
}

const made = new Map<string, ReturnType<typeof make>>()

/** Makes each document once: tests read different things of it. */
const typeset = (given: Given): ReturnType<typeof make> => {
  const key = JSON.stringify(given)
  const document = made.get(key) ?? make(given)
  made.set(key, document)
  return document
}

const some = (count: number): ListedProduct[] =>
  productIds.slice(-count).map((id, index) => ({ id, quantity: index === 0 ? 999 : index + 1 }))

describe.each([
  [1, 'Cambodia'],
  [20, 'Singapore'],
] as const)('the document of %i products, of %s,', (count, country) => {
  const given = { products: some(count), country }

  it('has the letterhead, each product, the sum and the number of each page', async () => {
    const { pages, named, company } = await typeset(given)
    const all = pages.join('\n').replaceAll(/\s+/g, ' ')
    for (const line of [company.companyFullName, ...company.address, company.email, 'November 23, 2026'])
      expect(pages[0]).toContain(line)
    for (const { name, figures } of named) {
      expect(all).toContain(name)
      for (const figure of figures.slice(0, keyFigureCount)) expect(all).toContain(figure.name)
    }
    expect(all).toContain(`Total: ${count === 1 ? '1 product' : `${count} products`}`)
    expect(all).toContain(totalText(named))
    pages.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`))
  })

  it('has a code that opens the same list', async () => {
    const { pdf } = await typeset(given)
    const code = await readCode(pdf)
    expect(new URL(code ?? '').pathname).toBe('/get-quote')
    expect(readLinkedList(new URL(code ?? ''))).toEqual(given.products)
  })

  it('takes at most seven pages and 400 KB', async () => {
    const { pages, pdf } = await typeset(given)
    expect(pages.length).toBeLessThanOrEqual(7)
    expect(pdf.size).toBeLessThan(400 * 1024)
  })
})

it('the document of a request has its reference on every page', async () => {
  const { pages } = await typeset({ products: some(8), reference: 'Q-7KX2M9PA' })
  expect(pages.length).toBeGreaterThan(1)
  for (const text of pages) expect(text).toContain('Q-7KX2M9PA')
})

it('its last pages say what the place of each machine needs, and name what no sheet states', async () => {
  const { pages } = await typeset({ products: listOf('36x2,52x12') })
  const last = pages.at(-1)?.replaceAll(/\s+/g, ' ').split('Site preparation')[1]
  expect(last).toContain(
    'In all: 0.5 m² of floor or desk, 116 kg, 480 W, by the highest figures of the sheets',
  )
  expect(last).toContain('BS 4 2 machines')
  expect(last).toContain('Footprint: 626 × 396 mm')
  expect(last, 'no line breaks inside').toContain('100–240 V AC, 50/60 Hz')
  expect(last).toContain(
    'Not stated for any of these machines: clearance behind, sockets and operating conditions.',
  )
  expect(last).not.toContain('BT 20')
})

it('a list of rolls has no such page', async () => {
  const { pages } = await typeset({ products: some(1), country: 'Cambodia' })
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('Site preparation')
})

it('long names break into lines, above the foot of the page, and every sign is drawn', async () => {
  const { pdf, pages, named } = await typeset({ products: some(7), extra: longName })
  const all = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const { name } of named) expect(all).toContain(name)
  // Without a space at the end of a line, a screen reader joins two words. Helvetica has the Greek letter for µ.
  const { told } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
  for (const { name } of named) expect(told).toContainEqual({ role: 'P', text: name.normalize('NFKC') })
})

it('the link is pressed where it stands', async () => {
  const { pdf } = await typeset({ products: some(1) })
  const { document } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
  const page = await document.getPage(1)
  const [link] = (await page.getAnnotations()) as { rect: number[] }[]
  const [, bottom = 0, , top = 0] = link?.rect ?? []
  const { items } = await page.getTextContent()
  const [text] = items.flatMap((item) => ('str' in item && item.str.startsWith('https://') ? [item] : []))
  const base = Number(text?.transform[5])
  expect(bottom).toBeLessThan(base)
  expect(top).toBeGreaterThan(base + (text?.height ?? 0) / 2)
})

describe('the document for a screen reader', () => {
  it('has title, language and tags', async () => {
    const { pdf } = await typeset({ products: some(8), reference: 'Q-7KX2M9PA' })
    const { document } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Quote request Q-7KX2M9PA', Language: 'en-GB' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('has its texts in order over all pages: office, title, link, each product, sum', async () => {
    const { pdf, pages, named, company } = await typeset({ products: some(8) })
    expect(pages.length).toBeGreaterThan(1)
    const { told } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
    const at = (role: string, text: string) =>
      told.findIndex((each) => each.role === role && each.text === text)
    const order = [
      at('P', company.companyFullName),
      at('H1', 'Quote list'),
      at('Link', listLink('https://www.veritally.example', named)),
      at('TH', 'P R O D U C T'),
      at('TH', 'Q U A N T I T Y'),
      ...named.flatMap(({ name, quantity }) => [at('P', name), at('TD', String(quantity))]),
      at('P', 'Total: 8 products'),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('names pictures, code and figures, and leaves out parts that every page repeats', async () => {
    const { pdf, pages, named } = await typeset({ products: some(8) })
    const { told, alternatives, untold } = await readTagged(new Uint8Array(await pdf.arrayBuffer()))
    for (const { alt, figures } of named) {
      expect(alternatives).toContain(alt)
      for (const { name, text } of figures.slice(0, keyFigureCount))
        expect(alternatives).toContain(`${name}: ${text}`)
    }
    expect(alternatives).toContain('Code that opens this list')
    expect(alternatives).toContain('Quantity')
    const heads = ['Product', 'Quantity', 'Machine', 'Space', 'Weight', 'Power', 'Network']
    for (const head of heads) expect(alternatives).toContain(head)
    expect(told.filter(({ role }) => role === 'TH')).toHaveLength(heads.length)
    expect(untold.join(' ')).toContain(`Page ${pages.length} of ${pages.length}`)
  })
})
