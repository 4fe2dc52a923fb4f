import { expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'

const asked = ['UV detection', 'Hopper 500 notes', 'Touch screen', 'USB port']

it.each([
  [
    ['A1-1', 'A1-2', 'B1-1', 'B1-2'],
    ['A1-1', 'A1-2', 'B1-1', 'B1-2'],
  ],
  [
    ['SPEC-1.1', 'SPEC-1.2', 'SPEC-1.3'],
    ['SPEC-1.1', 'SPEC-1.2', 'SPEC-1.3'],
  ],
  [
    ['TS 1.1', 'TS 1.2', 'TS 2.1'],
    ['TS 1.1', 'TS 1.2', 'TS 2.1'],
  ],
  [
    ['1/1', '1/2', '1/3'],
    ['1/1', '1/2', '1/3'],
  ],
  [
    ['1a', '1b', '2a'],
    ['1a', '1b', '2a'],
  ],
  [
    ['5.1.a.1', '5.1.a.2', '5.1.b.1'],
    ['5.1.a.1', '5.1.a.2', '5.1.b.1'],
  ],
  [
    ['1.1(1)', '1.1(2)', '1.2(1)'],
    ['1.1(1)', '1.1(2)', '1.2(1)'],
  ],
  [
    ['[1]', '[2]', '[3]'],
    ['1', '2', '3'],
  ],
  [
    ['§1.1', '§1.2', '§2.1'],
    ['1.1', '1.2', '2.1'],
  ],
  [
    ['Art. 1', 'Art. 2', 'Art. 3'],
    ['1', '2', '3'],
  ],
  [
    ['Item 1', 'Item 2', 'Item 3'],
    ['1', '2', '3'],
  ],
])('codes that count on are the numbers of the lines: %s', (codes, items) => {
  const rows = rowsOfText(codes.map((code, place) => `${code} ${asked[place] ?? ''}`).join('\n'))
  expect(rows.map(({ item }) => item)).toEqual(items)
  expect(rows.map(({ text }) => text)).toEqual(asked.slice(0, codes.length))
})

it.each([
  'Pocket 1 200 notes\nPocket 2 200 notes\nPocket 3 100 notes',
  'USB 2 ports\nUSB 3 ports\nLAN 1 port',
  '1x USB\n2x LAN\n3x RS-232',
  'Mode 1: 800 notes/min\nMode 2: 900 notes/min\nMode 3: 1,000 notes/min',
  'EUR 5 notes\nUSD 1 notes\nKHR 100 notes',
  'A1-1 UV\nA1-2 LAN\nA1-3 MG\nA1-4 IR\nA1-5 USB\nA1-6 CE\nA1-2 is not required',
])('words with numbers are no codes: %s', (pasted) => {
  expect(rowsOfText(pasted).map(({ text }) => text)).toEqual(pasted.split('\n'))
})
