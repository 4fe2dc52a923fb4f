import { describe, expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'
import { linesOf } from '../../../../../support/fixtures/annexes.ts'

const below = ['Touch screen', 'Hopper capacity: 500 notes', 'USB port']

const forms: readonly [string, (heading: string) => string][] = [
  ['bullets', (heading) => `- Noise up to 65 dB\n${heading}\n${below.map((line) => `- ${line}`).join('\n')}`],
  [
    'numbers',
    (heading) => `1. Noise\n${heading}\n${below.map((line, place) => `${place + 1}. ${line}`).join('\n')}`,
  ],
  [
    'sections',
    (heading) => `2. ${heading}\n${below.map((line, place) => `2.${place + 1} ${line}`).join('\n')}`,
  ],
  ['a table', (heading) => `Noise\t65 dB\n${heading}\nScreen\tTouch\nHopper\t500 notes\nInterface\tUSB port`],
]

describe.each(forms)('a heading above %s', (_name, paste) => {
  it.each(linesOf('headings').map((line) => [line.slice(2), line.startsWith('-')] as const))(
    '%s: the lines below may ask something else: %s',
    (heading, isTurned) => {
      const rows = rowsOfText(paste(heading)).slice(-below.length)
      expect(rows.map((row) => row.isTurned ?? false)).toEqual(below.map(() => isTurned))
    },
  )
})

describe('a heading governs', () => {
  it.each([
    ['Must not have:\nTouch screen\nUSB port\n\nEthernet', [true, true, false]],
    ['1. Detection:\na. UV\nb. MG\n2. Ethernet\n3. USB port', [false, false]],
    ['Weight 8 kg\nNo fan\nPassword for each user\nEthernet\nUSB port', [false, false]],
    ['Storage:\n- Ethernet\n- USB port', [false, false]],
    ['Training and guarantee:\n- Guarantee of 18 months\n- Touch screen', [true]],
    ['Coin counting\tNo\nDisplay\tyes\nWeight\t8 kg\nEthernet', [false]],
    ['Must not have:\n\nTouch screen\nEthernet', [true, true]],
    ['3 The following are not permitted\n3.1 Ethernet\n3.2 USB port', [true, true]],
    ['1. The following are not permitted:\nEthernet\nUSB port\n2. Weight 8 kg', [true, true]],
    ['1. Not required:\na. Touch screen\nb. Ethernet\n2. USB port', [true, true, false]],
    ['1. Not required\n- Touch screen\n- Ethernet\n2. USB port', [true, true, false]],
    ['Printer: none\nWeight: 8 kg\nEthernet\nUSB port', [false, false]],
    ['1. Spare parts\n1.1 Touch screen\n2. Ethernet', [true, false]],
    ['D. UPS\n1. Touch screen\n2. USB port\nE. General\n1. Ethernet', [true, true, false]],
    ['Lot 2: Printers for our branches\n1. Ethernet\n2. USB port', [false, false]],
    ['Note counters for the airport branch\n1. Ethernet\n2. USB port', [false, false]],
    ['1. Storage for 500 notes at least\n2. Ethernet', [false]],
  ])('%s', (pasted, turned) => {
    const lines = rowsOfText(pasted).filter(({ text }) => /^(?:Touch screen|USB port|Ethernet)$/.test(text))
    expect(lines.map((row) => row.isTurned ?? false)).toEqual(turned)
  })
})
