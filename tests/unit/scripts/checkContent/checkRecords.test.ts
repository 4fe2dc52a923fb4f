import { describe, expect, it } from 'vitest'
import { checkRecords } from '../../../../scripts/checkContent/checkRecords.ts'
import { report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { categoryRecords } from '../../../../src/content/data/categories.ts'
import { countryRecords } from '../../../../src/content/data/countries.ts'
import { site, socialLinks } from '../../../../src/content/site.ts'
import { setPart } from '../../../support/site/soundContent.ts'

const sound = { countries: countryRecords, categories: categoryRecords, site: { site, socialLinks } }

const exists = (address: string) => address.endsWith('.svg') && address !== '/media/flag/x.svg'

type Row = [field: string, value: unknown, remedy: RegExp, reported?: string]

const faults: Row[] = [
  ['countries[0].code', 'KHM', /two letters of ISO 3166-1; write it/],
  ['countries[0].code', 'SG', /repeats \[0\]\.code; write another/, '[1].code'],
  ['countries[0].flag', undefined, /file under public\/; write it like/],
  ['countries[0].flag', '/media/flag/x.svg', /leads nowhere/],
  ['countries[0].phone', 'none', /phone number with its country code; write/],
  ['countries[0].phone', '+65\u00a00000', /a no-break space \(U\+00A0\) here/],
  ['countries[0].email', 'mailto:a@b.example', /; write it like/],
  ['countries[0].businessHours', [], /days.*write at least one/],
  ['countries[0].slogan', 'All <i>new</i>', /signs of HTML.*; write only the words/],
  ['countries[0].slogan', 'Counters from USD 329', /names a price.*; write/],
  ['countries[0].fax', '1', /not a known field; correct/],
  ['categories[0].id', 'Cash', /part of an address; write it in small/],
  ['categories[0].id', '7', /not all digits/],
  ['categories[0].id', 'printers', /repeats \[0\]\.id; write another/, '[3].id'],
  [
    'categories[0].menu',
    [{ id: 'retail', name: 'Retail' }],
    /leads nowhere; choose one of all, /,
    '[0].menu[0].id',
  ],
  ['categories[0].subcategories[0].id', 'cds', /; write another/, '[2].subcategories[1].id'],
  ['categories[0].subcategories[0].id', 'all', /is "all" or.*; write another/],
  [
    'categories[0].subcategories[0].notOfferedIn',
    ['Atlantis'],
    /not a country of the site; choose one of Cambodia, Singapore/,
    '[0].subcategories[0].notOfferedIn[0]',
  ],
  ['site.site.url', 'https://veritally.example/', /slash at its end/],
  ['site.site.founded', '1997', /write it like 1997, without/],
  ['site.socialLinks[0].href', 'x.example', /https.*; write it/],
]

describe('checkRecords', () => {
  it('finds nothing in sound records', () => {
    expect(checkRecords(exists)).toEqual([])
  })

  it.each(faults)('%s: %j is one fault with its remedy', (field, value, remedy, reported) => {
    const records = structuredClone(sound)
    setPart(records, field, value)
    const found = checkRecords(exists, records)
    expect(found, report(found)).toHaveLength(1)
    expect(found[0]?.field).toBe(reported ?? field.replace(/^(countries|categories|site\.)/, ''))
    expect(found[0]?.advice).toMatch(remedy)
  })
})
