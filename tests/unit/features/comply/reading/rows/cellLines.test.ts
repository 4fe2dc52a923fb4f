import { expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'

const textsOf = (pasted: string): string[] =>
  rowsOfText(pasted).map(({ item = '', text }) => `${item} ${text}`.trim())

it.each([
  [
    'No.\nDescription\nRequired\n1\nSpeed\n≥ 900 notes/min\n2\nHopper\n500 notes\n3\nUV detection\nYes\nSignature',
    ['1 Speed: ≥ 900 notes/min', '2 Hopper: 500 notes', '3 UV detection', 'Signature'],
  ],
  [
    '1.1\nSpeed of 900 notes\nper minute\n1.2\nUV detection\nPower\n2.1\nVoltage 220 V',
    ['1.1 Speed of 900 notes per minute', '1.2 UV detection', 'Power', '2.1 Voltage 220 V'],
  ],
  [
    'Speed\n900 notes/min\nHopper\n≥ 500 notes\nTouch screen\nYes\nWeight\nmax. 10 kg',
    ['Speed: 900 notes/min', 'Hopper: ≥ 500 notes', 'Touch screen', 'Weight: max. 10 kg'],
  ],
])('cells that were pasted as lines are rows: %s', (pasted, texts) => {
  expect(textsOf(pasted)).toEqual(texts)
})

it.each([
  // The number of a page.
  ['1\nUV\n2\nMG\n7\nIR', ['UV', 'MG', 'IR']],
  // Two pairs may be chance.
  ['Hopper\n500 notes\nWeight\n10 kg', ['Hopper', '500 notes', 'Weight', '10 kg']],
  ['UV\nMG\n500 notes\nHopper\nIR\n10 kg', ['UV', 'MG', '500 notes', 'Hopper', 'IR', '10 kg']],
])('lines that stand so by chance stay as they are: %s', (pasted, texts) => {
  expect(textsOf(pasted).filter((text) => !/^\d+$/.test(text))).toEqual(texts)
})
