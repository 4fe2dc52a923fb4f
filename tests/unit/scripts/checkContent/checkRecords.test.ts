import { describe, expect, it } from 'vitest'
import { checkRecords } from '../../../../scripts/checkContent/checkRecords.ts'
import { report } from '../../../../scripts/checkContent/files/contentFile.ts'
import { categoryRecords } from '../../../../src/content/data/categories.ts'
import { countryRecords } from '../../../../src/content/data/countries.ts'
import { site, socialLinks } from '../../../../src/content/site.ts'
import faults from '../../../support/fixtures/recordFaults.json'
import { setPart } from '../../../support/site/soundContent.ts'

const sound = { countries: countryRecords, categories: categoryRecords, site: { site, socialLinks } }

const exists = (address: string) => address.endsWith('.svg') && address !== '/media/flag/x.svg'

describe('checkRecords', () => {
  it('finds nothing in sound records', () => {
    expect(checkRecords(exists)).toEqual([])
  })

  it.each(faults)('$field: $value is one fault with its remedy', ({ field, value, remedy, reported }) => {
    const records = structuredClone(sound)
    setPart(records, field, value)
    const found = checkRecords(exists, records)
    expect(found, report(found)).toHaveLength(1)
    expect(found[0]?.field).toBe(reported ?? field.replace(/^(countries|categories|site\.)/, ''))
    expect(found[0]?.advice).toMatch(new RegExp(remedy))
  })
})
