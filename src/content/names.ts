import { fill, listText } from '../lib/text.ts'
import { countryRecords } from './data/countries.ts'
import { site } from './site.ts'

const names = {
  company: site.name,
  companies: listText(countryRecords.map(({ companyFullName }) => companyFullName)),
  countries: listText(countryRecords.map(({ name }) => name)),
  founded: String(site.founded),
  privacyEmail: site.privacyEmail,
}

/** Whether a file of the content may have the placeholders of names. */
export const hasNames = (path: string): boolean =>
  /\/(?:texts\/\w+|legal\/\w+|data\/offices)\.json$/.test(path)

/**
 * Puts names into JSON, in place of `{company}`, of `{companies}` for the full names of all offices, of
 * `{countries}`, of `{founded}` and of `{privacyEmail}`. The build does it, so that no script carries the placeholders.
 */
export const withNames = (json: string): string => {
  const escaped = Object.entries(names).map(([key, name]): [string, string] => [
    key,
    JSON.stringify(name).slice(1, -1),
  ])
  return fill(json, Object.fromEntries<string>(escaped))
}
