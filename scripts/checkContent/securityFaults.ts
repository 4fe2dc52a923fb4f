import { countryRecords } from '../../src/content/data/countries.ts'
import { site } from '../../src/content/site.ts'
import type { ContentFile, Fault } from './files/contentFile.ts'

const mailboxes = countryRecords.map(({ email }) => `mailto:${email}`)

/** What each field of RFC 9116 must be. */
const fields = [
  [
    'Contact',
    (value: string) => mailboxes.some((mailbox) => mailbox === value),
    `one of ${mailboxes.join(', ')}`,
  ],
  [
    'Expires',
    (value: string) => /^\d{4}-.*T.*Z$/.test(value) && Date.parse(value) > 0,
    'a time as 2027-10-31T00:00:00.000Z',
  ],
  ['Preferred-Languages', (value: string) => value !== '', 'a language as en'],
  [
    'Canonical',
    (value: string) => value === `${site.url}/.well-known/security.txt`,
    `${site.url}/.well-known/security.txt`,
  ],
] as const

/** Fields of security.txt that are missing or differ from the content. */
export const securityFaults = ({ path, text }: ContentFile): Fault[] =>
  fields.flatMap(([field, isSound, wanted]) => {
    const [, value] = new RegExp(`^${field}: (.*)$`, 'm').exec(text) ?? []
    return value !== undefined && isSound(value)
      ? []
      : [{ file: path, field, value, advice: `must be ${wanted}` }]
  })
