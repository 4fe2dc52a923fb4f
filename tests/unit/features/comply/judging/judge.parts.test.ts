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

it.each([
  // Its known half complies.
  ['Warranty at least 24 months, with local service', 5],
  // Something may change what is known.
  ['Warranty at least 24 months, or 12 months with on-site service', 16],
  ['Warranty at least 24 months, extendable on request', 16],
  ['Warranty 24 months, if bought with a service contract', 16],
  ['Warranty 24 months, preferably with local service', 16],
  ['Hopper capacity 500 notes, with the extension at no cost', 5],
  ['Hopper capacity at least 500 old notes, easy loading', 5],
  ['Noise not exceeding 55 dB, measured at a distance of one metre', 5],
  ['Weight below 5 kg, battery removed', 5],
])('%s is left open for %i', (line, id) => {
  expect(judged(line, id)?.verdict).toBe('toConfirm')
})

it.each([
  ['max weight 50 kg including packaging', 16, 'deviates'],
  ['Gross weight not exceeding 8 kg', 5, 'deviates'],
  ['Max weight 50 kg including packaging', 5, 'toConfirm'],
  ['Gross weight at least 5 kg', 5, 'toConfirm'],
  ['Weight of packed coins not exceeding 5 kg', 21, 'toConfirm'],
])('%s: %i alone may be above a limit on its package', (line, id, verdict) => {
  expect(judged(line, id)?.verdict).toBe(verdict)
})

it.each([
  ['Counting speed of at least 1,000 notes per minute', 36, 'complies'],
  ['Counting speed of at least 1,000 notes per minute', 17, 'complies'],
  ['Counting speed of at least 1,100 notes per minute', 16, 'toConfirm'],
  ['Counting speed of at least 1,400 notes per minute', 36, 'toConfirm'],
  ['Counting speed: exactly 1,200 notes per minute', 36, 'toConfirm'],
  ['Counting speed at least 1,000 notes/min in mixed mode', 36, 'toConfirm'],
  ['Coin counting speed at least 1,000 coins/min', 36, 'toConfirm'],
  ['Deposit speed at least 400 notes per minute', 39, 'complies'],
  ['Deposit speed at least 400 notes per minute', 28, 'deviates'],
  ['Deposit speed at least 400 notes per minute', 5, 'toConfirm'],
])('%s on the sheet of %i: %s', (line, id, verdict) => {
  expect(judged(line, id)?.verdict).toBe(verdict)
})

it('what is installed is not called an option, where only the way of counting is open', () => {
  expect(judged('Accept KHR and USD mixed', 16)).toMatchObject({ verdict: 'toConfirm', reason: 'use' })
  expect(judged('Accept KHR and VND mixed', 16)).toMatchObject({ verdict: 'toConfirm', reason: 'conditions' })
  expect(judged('Accept KHR and GBP mixed', 16)?.verdict).toBe('deviates')
})
