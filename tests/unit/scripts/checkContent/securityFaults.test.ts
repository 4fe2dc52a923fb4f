import { expect, it } from 'vitest'
import { securityFaults } from '../../../../scripts/checkContent/securityFaults.ts'

const sound = `\
Contact: mailto:cambodia@veritally.example
Expires: 2027-10-31T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.veritally.example/.well-known/security.txt
`
const check = (text: string) => securityFaults({ path: 'security.txt', text })

it('security.txt with a mailbox and the address of the content has no fault', () => {
  expect(check(sound)).toEqual([])
})

it.each([
  ['Contact', 'mailto:cambodia@', 'mailto:former@', /^must be one of mailto:cambodia@/],
  ['Expires', '2027-10-31', '31.10.2027', /^must be a time as 2027/],
  ['Preferred-Languages', 'Preferred-Languages: en\n', '', /^must be a language/],
  ['Canonical', 'www.veritally', 'www.former', /^must be https:\/\/www\.veritally/],
])('finds a wrong or missing %s', (field, text, spoilt, advice) => {
  expect(check(sound.replace(text, spoilt))).toMatchObject([
    { file: 'security.txt', field, advice: expect.stringMatching(advice) as string },
  ])
})
