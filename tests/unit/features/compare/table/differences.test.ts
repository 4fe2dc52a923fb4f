import { expect, it } from 'vitest'
import { choicesContent, differ } from '../../../../../src/features/compare/table/differences.ts'

const sheetOf = (included: string, ...values: string[]) =>
  choicesContent({ included: included.split(' '), onRequest: [] }, values)

it('the same sensors in other words are no difference', () => {
  const plain = sheetOf('image uv mg ir thickness', 'Two CIS, UV, MG, IR, ultrasonic thickness')
  const long = sheetOf(
    'uv mg ir image thickness doubles',
    'UV',
    'MG',
    'IR',
    'Dual CIS',
    'Double feed (ultrasonic)',
  )
  expect(differ([plain, long])).toBe(false)
  expect(
    differ([plain, sheetOf('image uv mg ir thickness', 'Image', 'UV', 'MG, 12 channels', 'IR', 'Thickness')]),
  ).toBe(false)
})

it('other sensors in like words are a difference', () => {
  const differs = (a: string, b: string) =>
    differ([sheetOf('mg ir thickness', a), sheetOf('mg ir thickness', b)])
  expect(differs('Ultrasonic thickness', 'Mechanical thickness rollers')).toBe(true)
  expect(differs('Ultrasonic thickness', 'Ultrasonic and roller thickness')).toBe(true)
  expect(differs('MG, 16 channels', '12-channel MG')).toBe(true)
  expect(differs('IR, three wavelengths', 'Both sides, two IR wavelengths')).toBe(true)
  expect(differs('IR, 2 wavelengths', 'Both sides, two IR wavelengths')).toBe(false)
  expect(differs('MG, 16 channels', 'IR, 2 wavelengths')).toBe(false)
})

it('doubles are a difference where no thickness is measured', () => {
  expect(differ([sheetOf('uv doubles', 'UV'), sheetOf('uv', 'UV')])).toBe(true)
})
