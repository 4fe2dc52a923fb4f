import type { ReadonlyDeep } from '../lib/types.ts'
import { countryRecords } from './data/countries.ts'
import type { CountryRecord } from './schema/country.ts'

export { defaultCountry } from './data/countries.ts'

export type Country = (typeof countryRecords)[number]['name']

export type Company = ReadonlyDeep<Omit<CountryRecord, 'name'>>

export const countries: readonly Country[] = countryRecords.map(({ name }) => name)

export const companies = Object.fromEntries<Company>(
  countryRecords.map((record) => [record.name, record]),
) as Record<Country, Company>

/** The hours at which an office is open, in a line: `Mon-Fri 8AM-5PM`. */
export const openHours = (businessHours: Company['businessHours']): string =>
  businessHours
    .filter(({ hours }) => /\d/.test(hours))
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ')

/** Reads a country from text of any origin (storage, event); undefined when it names none. */
export const parseCountry = (text: unknown): Country | undefined =>
  countries.find((country) => typeof text === 'string' && country.toLowerCase() === text.trim().toLowerCase())
