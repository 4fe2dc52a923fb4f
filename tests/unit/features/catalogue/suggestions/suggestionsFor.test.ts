import { figures } from 'virtual:figures'
import { describe, expect, it } from 'vitest'
import { categories, isOffered } from '../../../../../src/content/categories.ts'
import { countries, type Country } from '../../../../../src/content/countries.ts'
import texts from '../../../../../src/content/texts/suggestions.json'
import { filterValue, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import {
  type CatalogueSelection,
  parseCataloguePath,
  plainSelection,
} from '../../../../../src/domain/routing/cataloguePath.ts'
import { suggestionsFor } from '../../../../../src/features/catalogue/suggestions/suggestionsFor.ts'
import { wholeCatalogue } from '../../../../../src/features/catalogue/wholeCatalogue.ts'
import readings from '../../../../support/fixtures/readings.json'

const { arrangementOf, products } = wholeCatalogue

/** What is suggested for a search, with the products that each link's address really shows. */
const linksFor = (search: string, country: Country, place: Partial<CatalogueSelection> = {}) => {
  const selection = { ...plainSelection, ...place, search }
  const found = arrangementOf(selection, country).found.length
  return suggestionsFor(found, { selection, country, arrangementOf }).flatMap(({ lead, links }) =>
    links.map(({ text, to }) => {
      const { pathname, search: query } = new URL(to, 'https://site.example')
      const shown = parseCataloguePath(pathname, query)
      return { lead, text, to, shown: shown && arrangementOf(shown, country) }
    }),
  )
}

const expectTrue = (links: ReturnType<typeof linksFor>): void => {
  for (const { lead, text, shown } of links) {
    if (shown === undefined) expect(lead).toMatch(/^[A-Z][\w -]+ are supplied by our \w+ office\.$/)
    else expect(Number.parseInt(text, 10), text).toBe(shown.found.length)
  }
}

const names: [string, string][] = Object.entries(texts.currencies).flatMap(([code, others]) =>
  [code, ...others].map((name): [string, string] => [name, code]),
)

describe.each(countries)('in %s', (country) => {
  it.each(names)('%s leads to the products with %s, and counts them', (name, code) => {
    const offered = products.filter(({ subcategory }) => isOffered(subcategory, country))
    const having = offered.filter(({ id }) => {
      const value = filterValue('currency', figures[id])
      return isChoices(value) && value.included.includes(code)
    })
    for (const search of [name, name.toUpperCase(), name.toLowerCase(), `${name}s`]) {
      const links = linksFor(search, country)
      expectTrue(links)
      const own = links.find(({ lead, shown }) => lead === `${code}:` && shown)
      if (having.length > 0) expect(own?.shown?.found.map(({ id }) => id)).toEqual(having.map(({ id }) => id))
    }
  })

  const places = categories.flatMap(({ id, name, subcategories }) => [
    { id, name, path: `/products/${id}` },
    ...subcategories.map((each) => ({ ...each, path: `/products/${id}/${each.id}` })),
  ])
  it.each(places)('$name is found with or without hyphens, as one word or plural', ({ id, name, path }) => {
    for (const spelling of [
      name,
      name.replaceAll('-', ' '),
      name.replaceAll(' ', '-'),
      name.replaceAll(/[ -]/g, ''),
    ])
      for (const search of [spelling, spelling.toLowerCase(), `${spelling.replace(/s$/, '')}s`]) {
        const links = linksFor(search, country)
        expectTrue(links)
        const to = isOffered(id, country) ? path : '/contact'
        expect(
          links.map((link) => link.to),
          search,
        ).toContain(to)
      }
  })
})

it.each(readings.searchedFigures)('$search leads to $lead', ({ search, lead, to }) => {
  const links = linksFor(search, 'Cambodia')
  expect(links.map((link) => [link.lead, link.to])).toEqual([[lead, to]])
  expectTrue(links)
})

it('knows a value counter by its figures, whatever it is named', () => {
  const links = linksFor('value counter', 'Cambodia')
  expect(links.map(({ lead, to }) => [lead, to])).toEqual([
    ['By value:', '/products/cash-processing/money-counter?counting=value'],
  ])
  expectTrue(links)
})

it.each(readings.searchedWords)('$search leads to what the figures call it', ({ search, leads }) => {
  const links = linksFor(search, 'Cambodia')
  expect([...new Set(links.map(({ lead }) => lead))]).toEqual(leads)
  expectTrue(links)
})

it('takes an amount that nothing has to the finder', () => {
  const finder = [['As an amount a day:', '/find?handle=notes&daily=40000']]
  for (const search of ['40000 notes', '40,000 Notes ', '40 000'])
    expect(linksFor(search, 'Cambodia').map(({ lead, to }) => [lead, to])).toEqual(finder)
  expect(linksFor('2000 coins', 'Cambodia')[0]?.to).toBe('/find?handle=coins&daily=2000')
  expect(linksFor('45', 'Cambodia')).toEqual([])
})

it('finds the same search in all categories, and other spellings of it', () => {
  const printers = { category: 'printers' } as const
  expect(linksFor('batch', 'Cambodia', printers)).toMatchObject([
    { lead: 'In all categories:', to: '/products?q=batch' },
  ])
  expect(linksFor('mc280', 'Cambodia')).toMatchObject([{ lead: 'Spelt “mc 280”:', to: '/products?q=mc+280' }])
  expect(linksFor('one metre cable', 'Cambodia')).toMatchObject([
    { lead: 'Spelt “one-metre cable”:', to: '/products?q=one-metre+cable' },
  ])
})

it('reads a word of five letters that is one letter or swap away from a name', () => {
  for (const search of ['coutner', 'conter', 'countter', 'coumter'])
    expect(linksFor(search, 'Cambodia')).toMatchObject([
      { lead: 'Spelt “counter”:', to: '/products?q=counter' },
    ])
  expect(linksFor('money coutner', 'Cambodia')[0]?.to).toBe('/products/cash-processing/money-counter')
  expect(linksFor('coun', 'Cambodia')).toEqual([])
  expect(linksFor('cuonetr', 'Cambodia')).toEqual([])
})

it('says which office supplies what the country is not offered, and names no product of it', () => {
  const supplied = 'Coin sorters and counters are supplied by our Singapore office.'
  for (const search of ['coin sorter', 'coin counters', 'KC 100', 'kc100'])
    expect(linksFor(search, 'Cambodia').map(({ lead, text, to }) => [lead, text, to])).toEqual([
      [supplied, 'Contact the Singapore office', '/contact'],
      [supplied, 'Ask for a quote', '/get-quote'],
    ])
})
