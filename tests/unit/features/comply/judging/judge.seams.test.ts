import { expect, it } from 'vitest'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

/** Lines in whose words another line seems to stand. */
it.each([
  ['UV and MG detection of notes in counting or sorting', 4, 'toConfirm'],
  ['UV + MG detection when counting or sorting', 4, 'toConfirm'],
  ['USB and LAN to connect devices or systems', 5, 'toConfirm'],
  ['UV or MG detection', 4, 'complies'],
  ['LAN or Wi-Fi interface', 8, 'complies'],
  ['Weight must not exceed thirty-five kilograms', 5, 'complies'],
  ['Weight must not exceed thirty-five kilograms', 16, 'deviates'],
  ['Noise not above fifty-five dB(A)', 5, 'deviates'],
  ['Warranty of twenty four months', 5, 'complies'],
  ['Warranty of twenty-four months', 2, 'deviates'],
  ['At least thirty users', 27, 'complies'],
  ['Hopper for twenty-five thousand notes', 5, 'toConfirm'],
  ['Warranty of one hundred twenty months', 5, 'toConfirm'],
  ['Counting four currencies at once', 5, 'toConfirm'],
  ['Two currencies at a time', 5, 'toConfirm'],
  ['Two currencies at a time', 31, 'complies'],
  ['Must count KHR and USD at once', 5, 'toConfirm'],
  ['Maximum weight capacity 50 kg', 5, 'toConfirm'],
  ['Weight supported: up to 200 kg', 16, 'toConfirm'],
  ['Guaranteed delivery period of 12 months', 2, 'toConfirm'],
  ['Supplier guarantees support for 12 months', 2, 'toConfirm'],
  ['Guaranteed operation for 5 years', 2, 'toConfirm'],
  ['The vendor guarantees the machine for 12 months from delivery', 2, 'complies'],
  ['OCR accuracy of at least 99.5 %', 5, 'toConfirm'],
  ['Reading accuracy not less than 99.9 %', 5, 'toConfirm'],
  ['Support in Khmer and English language', 5, 'toConfirm'],
  ['Supports Khmer and English language', 5, 'complies'],
  ['Delivery note in English language', 5, 'toConfirm'],
  ['Certificates in English language', 5, 'toConfirm'],
  ['Ready for operation within 8 hours of delivery', 49, 'toConfirm'],
  ['Ready for operation within one minute', 49, 'complies'],
])('%s on the sheet of %i: %s', (line, id, verdict) => {
  expect(judgeText(line, sheetOf(id))[0]?.verdict).toBe(verdict)
})
