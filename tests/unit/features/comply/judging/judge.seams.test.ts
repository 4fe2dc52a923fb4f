import { expect, it } from 'vitest'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

/** Lines in whose words another line seems to stand. */
it.each([
  ['UV and MG detection of notes in counting or sorting', 4, 'toConfirm'],
  ['UV + MG detection when counting or sorting', 4, 'toConfirm'],
  ['USB and LAN to connect devices or systems', 5, 'toConfirm'],
  ['UV or MG detection', 4, 'complies'],
  ['LAN or Wi-Fi interface', 8, 'complies'],
])('%s on the sheet of %i: %s', (line, id, verdict) => {
  expect(judgeText(line, sheetOf(id))[0]?.verdict).toBe(verdict)
})
