import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countryRecords } from '../../../src/content/data/countries.ts'
import { site } from '../../../src/content/site.ts'

const fields = new Map(
  readFileSync('public/.well-known/security.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
)
const day = 24 * 60 * 60_000

it('security.txt has the fields of RFC 9116, with the mailbox and address of the content', () => {
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const mailboxes = countryRecords.map(({ email }) => `mailto:${email}`)
  expect(mailboxes).toContain(fields.get('Contact'))
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`)
})

it('security.txt holds for a year at most, and for 30 days more: else set a new Expires', () => {
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now()
  expect(left).toBeLessThan(366 * day)
  expect(left).toBeGreaterThan(30 * day)
})
