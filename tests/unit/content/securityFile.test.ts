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

it('security.txt has the fields of RFC 9116, with the mailbox and address of the content', () => {
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const mailboxes = countryRecords.map(({ email }) => `mailto:${email}`)
  expect(mailboxes).toContain(fields.get('Contact'))
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`)
})

it('security.txt says when it ends, as RFC 3339 writes a time', () => {
  const expires = fields.get('Expires') ?? ''
  expect(new Date(expires).toISOString()).toBe(expires)
})
