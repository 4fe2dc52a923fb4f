import { expect, it } from 'vitest'
import { securityWarning, unusedMedia } from '../../../../scripts/checkContent/warnings.ts'

const security = 'Contact: mailto:office@veritally.example\nExpires: 2027-10-31T00:00:00.000Z\n'

it.each([
  ['2027-10-01T00:00:00Z', undefined],
  ['2027-10-01T00:00:01Z', /ends in 29 days \(2027-10-31T00:00:00.000Z\); write an Expires/],
  ['2027-10-30T12:00:00Z', /ends in 0 days/],
  ['2027-10-31T00:00:01Z', /has ended/],
])('at %s the warning of security.txt is %s', (now, expected) => {
  const [warning] = securityWarning(security, Date.parse(now))
  if (expected === undefined) expect(warning).toBeUndefined()
  else expect(warning).toMatch(expected)
})

it('a folder of pictures that no content names is one to delete', () => {
  const texts = ['{"src": "/media/mc-28/hero"}', "logo: '/media/logo/a.svg'"]
  expect(unusedMedia(['mc-28', 'logo', 'mc-280'], texts)).toEqual([
    'public/media/mc-280 belongs to no product and no page; delete the folder.',
  ])
})
