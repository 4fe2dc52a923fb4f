import { expect, it } from 'vitest'
import { securityContact } from '../../../../scripts/prerender/robots.ts'

it('security.txt names a mailbox and its own address, and ends within a year', () => {
  expect(securityContact(Date.UTC(2026, 10, 29))).toBe(`\
Contact: mailto:cambodia@veritally.example
Expires: 2027-11-24T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.veritally.example/.well-known/security.txt
`)
})
