import { expect, it } from 'vitest'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const judged = (line: string, id: number) => judgeText(line, sheetOf(id))[0]

it.each([
  ['Warranty at least 24 months, with local service', 16, 'Warranty at least 24 months'],
  ['Warranty of 24 months including local service in Phnom Penh', 2, 'Warranty of 24 months'],
  ['Hopper capacity: min. 500 notes, easy loading', 5, 'Hopper capacity: min. 500 notes'],
  ['Detection: UV, MG, IR and hologram detection', 4, 'Detection: UV, MG, IR'],
  ['Noise not exceeding 55 dB and low vibration', 5, 'Noise not exceeding 55 dB'],
  [
    'Warranty at least 24 months, with local service and spare parts in Phnom Penh',
    16,
    'Warranty at least 24 months',
  ],
  ['Weight below 5 kg and noise below 70 dB', 5, 'Weight below 5 kg'],
])('%s: the known half of %i fails, and the reason names it', (line, id, part) => {
  expect(judged(line, id)).toMatchObject({ verdict: 'deviates', reason: 'part', part })
})

it('what is installed is not called an option, where only the way of counting is open', () => {
  expect(judged('Accept KHR and USD mixed', 16)).toMatchObject({ verdict: 'toConfirm', reason: 'use' })
  expect(judged('Accept KHR and VND mixed', 16)).toMatchObject({ verdict: 'toConfirm', reason: 'conditions' })
  expect(judged('Accept KHR and GBP mixed', 16)?.verdict).toBe('deviates')
})

it('lines below a title that names a machine for coins are open for one for notes', () => {
  const verdictsOf = (id: number) =>
    judgeText('Technical specification of coin counter\n1. Speed 600 per minute', sheetOf(id)).map(
      ({ verdict }) => verdict,
    )
  expect(verdictsOf(12).at(-1)).toBe('toConfirm')
  expect(verdictsOf(18).at(-1)).toBe('complies')
})
