import { expect, it } from 'vitest'
import { openingHours } from '../../../../../scripts/prerender/structuredData/officeData.ts'

it('hours are read from the words of the contact page', () => {
  const lines = [
    { days: 'Mon-Fri', hours: '8AM-5PM' },
    { days: 'Sat', hours: '9AM-12PM' },
    { days: 'Sun', hours: 'Closed' },
  ]
  expect(openingHours(lines)).toEqual(['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'])
})

it('hours of another form are left out as a whole', () => {
  const lines = [
    { days: 'Mon-Fri', hours: '8AM-5PM' },
    { days: 'Sat', hours: 'by appointment' },
  ]
  expect(openingHours(lines)).toBeUndefined()
})
