import { describe, expect, it } from 'vitest'
import { checkRecords } from '../../../../scripts/checkContent/checkRecords.ts'
import { report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { categoryRecords as categories } from '../../../../src/content/data/categories.ts'
import { countryRecords as countries } from '../../../../src/content/data/countries.ts'
import { site, socialLinks } from '../../../../src/content/site.ts'

const [country, ...otherCountries] = countries
const [category, ...otherCategories] = categories
const [subcategory] = category.subcategories

const exists = (address: string) => address.endsWith('.svg') && address !== '/media/flag/x.svg'

const withCountry = (changes: object) => ({
  countries: [{ ...country, ...changes }, ...otherCountries],
  categories,
})
const withCategory = (changes: object) => ({
  countries,
  categories: [{ ...category, ...changes }, ...otherCategories],
})
const withSubcategory = (changes: object) => withCategory({ subcategories: [{ ...subcategory, ...changes }] })

const withSite = (changes: object) => ({ site: { site: { ...site, ...changes }, socialLinks } })
const withLink = (changes: object) => ({ site: { site, socialLinks: [{ ...socialLinks[0], ...changes }] } })

type Row = [name: string, records: Parameters<typeof checkRecords>[1], field: string, remedy: RegExp]

const faults: Row[] = [
  [
    'a code of three letters',
    withCountry({ code: 'KHM' }),
    '[0].code',
    /two letters of ISO 3166-1; write it/,
  ],
  ['no flag', withCountry({ flag: undefined }), '[0].flag', /file under public\/; write it like/],
  ['a flag that is not there', withCountry({ flag: '/media/flag/x.svg' }), '[0].flag', /leads nowhere/],
  [
    'no phone number',
    withCountry({ phone: 'none' }),
    '[0].phone',
    /phone number with its country code; write/,
  ],
  ['no business hours', withCountry({ businessHours: [] }), '[0].businessHours', /days.*write at least one/],
  ['a tag', withCountry({ slogan: 'All <i>new</i>' }), '[0].slogan', /signs of HTML.*; write only the words/],
  ['a price', withCountry({ slogan: 'Counters from USD 329' }), '[0].slogan', /names a price.*; write/],
  [
    'a sign that nobody sees',
    withCountry({ phone: '+65\u00a00000' }),
    '[0].phone',
    /a no-break space \(U\+00A0\) here/,
  ],
  ['an unknown field', withCountry({ fax: '1' }), '[0].fax', /not a known field; correct/],
  ['an id with a capital', withCategory({ id: 'Cash' }), '[0].id', /part of an address; write it in small/],
  ['an id of digits', withCategory({ id: '7' }), '[0].id', /not all digits/],
  ['an id twice', withCategory({ id: 'printers' }), '[3].id', /repeats \[0\]\.id; write another/],
  [
    'the id of another subcategory',
    withSubcategory({ id: 'cds' }),
    '[2].subcategories[1].id',
    /; write another/,
  ],
  ['all as id', withSubcategory({ id: 'all' }), '[0].subcategories[0].id', /is "all" or.*; write another/],
  [
    'an entry of the menu without its list',
    withCategory({ menu: [{ id: 'retail', name: 'Retail' }] }),
    '[0].menu[0].id',
    /leads nowhere; choose one of all, money-counter, currency-sorter/,
  ],
  ['the code of another', withCountry({ code: 'SG' }), '[1].code', /repeats \[0\]\.code; write another/],
  [
    'an email address of a link',
    withCountry({ email: 'mailto:a@b.example' }),
    '[0].email',
    /; write it like/,
  ],
  ['a site with a slash', withSite({ url: 'https://veritally.example/' }), 'site.url', /slash at its end/],
  ['a year in quotes', withSite({ founded: '1997' }), 'site.founded', /write it like 1997, without/],
  ['a link without https', withLink({ href: 'x.example' }), 'socialLinks[0].href', /https.*; write it/],
  [
    'a country that is none',
    withSubcategory({ notOfferedIn: ['Atlantis'] }),
    '[0].subcategories[0].notOfferedIn[0]',
    /not a country of the site; choose one of Cambodia, Singapore/,
  ],
]

describe('checkRecords', () => {
  it('finds nothing in sound records', () => {
    expect(checkRecords(exists)).toEqual([])
  })

  it.each(faults)('%s is one fault with its field and remedy', (_, records, field, remedy) => {
    const found = checkRecords(exists, records)
    expect(found, report(found)).toHaveLength(1)
    expect(found[0]?.field).toBe(field)
    expect(found[0]?.advice).toMatch(remedy)
  })
})
