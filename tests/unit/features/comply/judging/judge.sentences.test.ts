import { expect, it } from 'vitest'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

/** Whole sentences, whose grammatical subject is the machine, the supplier or a part. */
it.each([
  ['The sorter is to have three sorting pockets at the least', 14, 'complies'],
  ['Bidder shall offer a machine with a stacker capacity of at least 200 notes', 5, 'complies'],
  ['The counter must be equipped with a hopper holding a minimum of 400 notes', 5, 'deviates'],
  ['The noise of the machine during counting shall not be higher than 60 dB(A)', 27, 'complies'],
  ['The machine must not be higher than 600 mm', 27, 'deviates'],
  ['The smart safe shall weigh no more than 70 kg', 27, 'complies'],
  // What has a safe or a printer is no safe and no printer.
  ['The safe shall weigh at least 100 kg', 35, 'toConfirm'],
  ['The printer shall weigh less than 20 kg', 32, 'toConfirm'],
  ['The validator shall weigh less than 70 kg', 27, 'toConfirm'],
  ['The machine shall dispense KHR and USD', 40, 'toConfirm'],
  ['The kiosk shall have a touch screen not smaller than 15 inches', 33, 'complies'],
  ['The body of the safe shall be made of steel of at least 6 mm', 27, 'deviates'],
  ['Walls: 6 mm steel', 28, 'complies'],
  ['Storage capacity of the cassette or bag: no less than 2,000 notes', 28, 'complies'],
  ['Users shall log in with a proximity card or a personal code', 28, 'complies'],
  ['Height at least 500 mm, not above 900 mm', 27, 'complies'],
  ['Height at least 700 mm, not above 900 mm', 27, 'deviates'],
  ['Maximum dimensions: height 350 mm, width 300 mm', 5, 'complies'],
  ['Display in colour, 100 mm wide', 5, 'toConfirm'],
  ['Two USB ports and one Ethernet port', 28, 'complies'],
  ['Two USB ports and one HDMI port', 28, 'deviates'],
  ['The bulk feeder shall hold at least 100 notes', 27, 'deviates'],
  ['The machine shall have a reject pocket for 50 notes', 6, 'deviates'],
  ['Reject pocket', 28, 'toConfirm'],
  ['Each stacker shall hold at least 200 notes', 8, 'toConfirm'],
  ['Currencies: at least 10 including JPY', 8, 'complies'],
  ['At least 3 currencies in one bundle', 5, 'toConfirm'],
  ['RS-232 port for an external printer, including printer', 5, 'toConfirm'],
  ['Software and currency updates via USB', 5, 'toConfirm'],
  ['Y/N\tHopper capacity at least 300 notes', 5, 'complies'],
])('%s on the sheet of %i: %s', (line, id, verdict) => {
  expect(judgeText(line, sheetOf(id))[0]?.verdict).toBe(verdict)
})
