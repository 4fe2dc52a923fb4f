import { expect, it } from 'vitest'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

/** Lines that a person would ask about, with the products whose sheets seem to meet them. */
const open: readonly (readonly [line: string, ids: readonly number[]])[] = [
  ['Currencies: KHR, USD, SGD and THB', [15, 24]],
  ['Must accept THB notes', [15, 23, 24, 36]],
  ['Must accept VND notes', [11, 16, 36]],
  ['Must accept MYR', [22]],
  ['At least 2 Ethernet ports', [45, 50, 51]],
  ['Two USB ports', [43, 50]],
  ['USB 2.0 interface', [5, 14, 42]],
  ['Note width at least 185 mm', [5]],
  ['Banknote height at least 95 mm', [5]],
  ['Working height at least 100 mm', [42]],
  ['Gross weight not exceeding 9 kg', [5]],
  ['Must count KHR, USD and THB in one run', [5, 28]],
  ['Counting speed adjustable, at least 600 notes/min', [2, 5]],
  ['Detection: MG, both faces', [7, 11]],
  ['RS-232 for PC', [7]],
  ['Speed at least 34 bands/min with double banding', [50]],
  ['Noise level not more than 66 dB(A)', [6]],
  ['Press force not exceeding 2 kN', [51]],
  ['USD coins', [23]],
  ['Must accept THB notes', [21]],
  ['Bag capacity 2,000 notes', [39, 40]],
  ['Cash box for 500 notes', [28, 35]],
  ['Press force 6 kN with compressed air', [51]],
  ['Currencies for fitness sorting: KHR and USD', [35, 42]],
  ['Memory: 99 entries', [7]],
  ['Coin diameter 16-28 mm, thickness 1.2-3 mm', [18, 20]],
  ['5 copies including the original', [43, 47]],
  ['Warranty 24 months including wear parts', [3]],
  ['Safe: EN 1143-1 S2', [28, 39]],
  ['Coin counting speed: at least 500 pcs per minute', [2, 5, 35]],
  ['Coin hopper capacity: 200 pcs', [2, 5]],
  ['Batch of 100 coins', [2, 5]],
  ['Hopper min 4,000 mixed coins', [20]],
  ['Input: 220', [5]],
  ['Supplied with 8 bags', [20, 21]],
  ['Sorting speed at least 1,000 notes/min', [12]],
  ['Processing speed at least 400 notes/min', [31]],
  ['Sorting accuracy at least 99.9 %', [2, 5]],
  ['Technical support in English language', [5, 6]],
  ['Guarantee of the bank: 12 months', [5]],
  ['Technical specification in 3 copies', [43]],
  ['Counterfeit detection: UV, MG, IR, MT', [6]],
  ['Counterfeit detection: ultrasonic', [9, 46]],
  ['Authentication: double feed', [3, 9]],
  ['Gigabit Ethernet interface', [10, 16]],
  ['RS-232 printer must be included', [5, 7, 10, 14, 20]],
  ['USB memory stick to be supplied', [7]],
  ['Receipt printer via RS-232', [16]],
  ['Foot switch included', [20]],
  ['Receipt printer paper included', [26, 27]],
  ['Print method: direct thermal', [45, 46]],
  ['Integrated power supply unit 100-240 V', [23, 33]],
  ['Sleep mode: power consumption below 30 W', [34, 49]],
  ['Depth max. 440 mm', [50]],
  ['Tape width range 20-30 mm', [49, 50]],
  ['Compatible with SM 30', [54]],
  ['Hopper capacity 100 used notes', [2, 5]],
  ['Display: 4 inch for customers', [7]],
  ['Image capture of each note', [5, 16]],
  ['USD and KHR in mixed mode', [7]],
  ['To be offered in USD', [5, 49]],
  ['Language of the specification: English', [5]],
]

it.each(open)('%s does not comply by half', (line, ids) => {
  const verdicts = judgeText(line, ...ids.map(sheetOf)).map(({ verdict }) => verdict)
  expect(verdicts).toHaveLength(ids.length)
  expect(verdicts).not.toContain('complies')
})

it.each<readonly [line: string, id: number]>([
  ['Power supply: 220 V ± 10 %', 5],
  ['Noise below 45 dB(A) while printing', 33],
  ['Coin diameter 16-28 mm, thickness 1.2-3 mm', 18],
  ['Receipt printer speed at least 180 mm/s', 45],
  ['5 copies including the original', 43],
  ['Serial number on each unit', 5],
  ['Supplier shall provide serial number of each machine', 5],
  ['Optional: hopper 1,000 notes, stacker 1,000 notes', 5],
  ['Desirable: weight below 3 kg and noise below 50 dB', 5],
  ['Ultrasonic thickness sensor', 16],
  ['Counterfeit detection: ultrasonic', 3],
  ['Print resolution 600 dpi', 46],
  ['Display: 4 inch for customers', 3],
  ['Dual CIS', 17],
  ['UV detection', 46],
  ['Coin recycler 1,000 coins', 25],
  ['Power supply 220-240 V AC, 50-60 Hz', 5],
  ['Frequency of mains supply 47-63 Hz', 5],
  ['Sealing temperature range 80-160 °C', 52],
  ['USB Type-C', 16],
  ['To be offered in USD', 21],
  ['Alarm contacts, 2 pcs', 39],
])('%s does not deviate by half', (line, id) => {
  expect(judgeText(line, sheetOf(id))[0]?.verdict).not.toBe('deviates')
})

it('50 to 60 Hz are the two frequencies that a sheet gives', () => {
  expect(judgeText('Power supply 220-240 V AC, 50-60 Hz', sheetOf(5))[0]?.verdict).toBe('complies')
})

it('what several hold together is left open where the sheet gives it for each', () => {
  expect(judgeText('Stacker capacity at least 400 notes', sheetOf(10))[0]?.verdict).toBe('toConfirm')
})
