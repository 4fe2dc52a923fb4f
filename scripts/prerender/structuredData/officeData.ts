import type { LocalBusiness } from 'schema-dts'
import { companies, type Company, countries } from '../../../src/content/countries.ts'
import { site } from '../../../src/content/site.ts'
import { paths } from '../../../src/domain/routing/paths.ts'

const clockTime = (hour: string, half: string): string =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:00`

const daysAndHours = /^(\w{2})\w(?:-(\w{2})\w)? (\d+)([AP]M)-(\d+)([AP]M)$/

/**
 * `Mon-Fri` from `8AM-5PM` as `Mo-Fr 08:00-17:00`; days that are closed are left out. Undefined when a line
 * has another form: half of the hours would say that the office is closed on the other days.
 */
export const openingHours = (lines: Company['businessHours']): string[] | undefined => {
  const open = lines.filter(({ hours }) => hours !== 'Closed')
  const read = open.flatMap(({ days, hours }) => {
    const [, first, last, from = '', am = '', to = '', pm = ''] = daysAndHours.exec(`${days} ${hours}`) ?? []
    if (first === undefined) return []
    return `${first}${last === undefined ? '' : `-${last}`} ${clockTime(from, am)}-${clockTime(to, pm)}`
  })
  return read.length === open.length ? read : undefined
}

export const officeData = (organization: string): LocalBusiness[] =>
  countries.map((country) => {
    const { companyFullName, phone, email, address, code, businessHours } = companies[country]
    const hours = openingHours(businessHours)
    return {
      '@type': 'LocalBusiness',
      name: companyFullName,
      url: site.url + paths.contact,
      telephone: phone,
      email,
      address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: code },
      ...(hours && { openingHours: hours }),
      parentOrganization: { '@id': organization },
    }
  })
