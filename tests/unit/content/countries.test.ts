import { expect, it } from 'vitest'
import { openHours } from '../../../src/content/countries.ts'

it('the line of hours leaves out the days on which an office is closed', () => {
  const days = [
    { days: 'Mon-Fri', hours: '8AM-5PM' },
    { days: 'Sat', hours: '9AM-12AM' },
    { days: 'Sun', hours: 'Closed' },
  ]
  expect(openHours(days)).toBe('Mon-Fri 8AM-5PM, Sat 9AM-12AM')
})
