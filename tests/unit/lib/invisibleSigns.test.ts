import { expect, it } from 'vitest'
import { plainSpaces, removeInvisible } from '../../../src/lib/invisibleSigns.ts'

it.each(['\u200d', '\ufff9'])('removes %j, which nobody sees', (sign) => {
  expect(removeInvisible(`MC${sign} 280`)).toBe('MC 280')
})

it('makes one space of each run of blanks, and a plain hyphen of those that look like it', () => {
  expect(plainSpaces('MC\u00a0 \u2003280\t\u2800x\u20112\u20103')).toBe('MC 280 x-2-3')
})
