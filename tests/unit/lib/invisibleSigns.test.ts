import { expect, it } from 'vitest'
import { plainSpaces, removeInvisible } from '../../../src/lib/invisibleSigns.ts'

const invisible = [
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u202a',
  '\u202e',
  '\u2060',
  '\ufeff',
  '\ufe0f',
  '\ufff9',
  '\u{e0001}',
]

it.each(invisible)('removes %j, which nobody sees', (sign) => {
  expect(removeInvisible(`MC${sign} 280`)).toBe('MC 280')
})

it('makes one space of each run of blanks, and a plain hyphen of those that look like it', () => {
  expect(plainSpaces('MC\u00a0 \u2003280\t\u2800x\u20112\u20103')).toBe('MC 280 x-2-3')
})
