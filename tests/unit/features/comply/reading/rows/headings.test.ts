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
  [
    'a table with sections',
    (heading) =>
      `A. NOISE\nNoise\t65 dB\nB. ${heading}\nScreen\tTouch\nHopper\t500 notes\nInterface\tUSB port`,
  ],
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
    ['1. Noise\n1.1 Noise 60 dB\n2. Rejection pocket\n2.1 Ethernet\n2.2 USB port', [false, false]],
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
    ['1.0 Sorter\n1.1 Ethernet\n2.0 Not required\n2.1 USB port', [false, true]],
    ['A. Sorter\n1. Ethernet\nB. Not required\n2. USB port\n3. Touch screen', [false, true, true]],
    ['1. Ethernet\n2. The following is not required:\n3. USB port\n4. Touch screen', [false, true, true]],
    ['a) UV\nb) Ethernet\nnot required are:\nc) USB port\nd) Touch screen', [true, true, true]],
    ['Not required:\n\nUSB port\n\nTouch screen', [true, true]],
    ['Required\nEthernet\nWeight 8 kg\nFORBIDDEN FEATURES\nUSB port', [false, true]],
    ['1. Spare parts\n1.1 Touch screen\n2. Ethernet', [true, false]],
    ['D. UPS\n1. Touch screen\n2. USB port\nE. General\n1. Ethernet', [true, true, false]],
    ['Lot 1: Printer\n1. Ethernet\n2. USB port', [true, true]],
    ['3 Printer\n3.1 Ethernet\n3.2 USB port', [true, true]],
    ['2. Stand\n2.1 Touch screen\n2.2 Ethernet', [true, true]],
    ['Air conditioner\n- USB port\n- Ethernet', [true, true]],
    ['Second machine\n- USB port\n- Ethernet', [true, true]],
    ['Delete:\n- USB port\n- Ethernet', [true, true]],
    ['3 Withdrawn by amendment 1\n3.1 Ethernet\n3.2 USB port', [true, true]],
    ['1. CE\n\nPhase 2\n\nEthernet\nUSB port', [true, true]],
    ['2 Nos. printers, each with:\n- Ethernet\n- USB port', [true, true]],
    ['Note: the following lines apply to the printer\n1. Ethernet\n2. USB port', [true, true]],
    ['Weight not above 8 kg\n- Ethernet\n- USB port', [false, false]],
    ['Lot 2: Printers for our branches\n1. Ethernet\n2. USB port', [false, false]],
    ['Note counters for the airport branch\n1. Ethernet\n2. USB port', [false, false]],
    ['1. Storage for 500 notes at least\n2. Ethernet', [false]],
    ['1. Not required:\na. Detection:\n- Touch screen\nb. Ethernet\n2. USB port', [true, true, false]],
    ['2. Not required\n2.1 Ethernet\nPage 3 of 9\nABC Bank\n2.2 USB port\n3. Speed\n3.1 UV', [true, true]],
    ['Not required:\nEthernet\nABC Bank\n- 2 -\nUSB port\nTouch screen', [true, true, true]],
    ['2. Not required\na) Ethernet\nABC Bank\nb) USB port\n3. Display\na) Touch screen', [true, true, false]],
    ['B. NOT REQUIRED\n1. Ports\nEthernet\nUSB port\n2. Screens\nTouch screen', [true, true, true]],
    ['Not required\n\nPorts:\nEthernet\nUSB port\n\nOther:\nTouch screen', [true, true, true]],
    ['Lock\n--- not required ---\nUSB port\nTouch screen', [true, true]],
    ['At 45 °C:\n1. Ethernet\n2. USB port', [true, true]],
    ['With polymer notes:\n- Ethernet\n- USB port', [true, true]],
    ['With the following features:\n- Ethernet\n- USB port', [false, false]],
    ['- Not required\n  - Touch screen\n  - Ethernet\n- USB port', [true, true, false]],
  ])('%s', (pasted, turned) => {
    const lines = rowsOfText(pasted).filter(({ text }) => /^(?:Touch screen|USB port|Ethernet)$/.test(text))
    expect(lines.map((row) => row.isTurned ?? false)).toEqual(turned)
  })
})

it.each([
  ['Annex 3: Counters for branches\n\n1. General\n1.1 Ethernet\n2. Detection\n2.1 UV', ['Ethernet', 'UV']],
  ['Request for Proposal\nDear Sir,\n1. Ethernet\nPage 2 of 3\n2. UV', ['Ethernet', 'UV']],
  ['Item\tDescription\nA\tSorting\t\nA1\tEthernet\tyes\nB\tDETECTION\t\nB1\tUV\tyes', ['Ethernet', 'UV']],
  ['Detection:\n- UV\n- MG\nSafe:\n- Lock', ['UV', 'MG', 'Lock']],
  ['The machine must have\n1. Ethernet\n2. UV', ['Ethernet', 'UV']],
  [
    'Tender\n1.1 Ethernet\nDetection\n2.1 UV\nBest regards,\nChan Sok\nHead of Purchasing',
    ['Ethernet', 'UV'],
  ],
  [
    '1. Notes of the list go to the\n\nPage 2 of 3 - RFP/2026/14\n\nreject pocket.\n2. UV',
    ['Notes of the list go to the reject pocket.', 'UV'],
  ],
  ['Touch screen\nSensors\tUV, MG\nDoubles\tyes', ['Touch screen', 'Sensors: UV, MG', 'Doubles']],
  [
    'POWER AND CLIMATE\nMains 220 V\nUp to 40 °C\nHumidity 80 %\n\nAFTER-SALES\nTraining',
    ['Mains 220 V', 'Up to 40 °C', 'Humidity 80 %', 'Training'],
  ],
])('a heading that asks for nothing is no requirement: %s', (pasted, texts) => {
  const rows = rowsOfText(pasted).filter(({ outside }) => outside === undefined)
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

it.each([
  ['Hopper of 500 notes:\n- expandable', true],
  ['1. Ethernet\nDual CIS\n2. UV', true],
  ['Ethernet\nTOUCH SCREEN\nBARCODE READER\nUV\nMG\nNoise 65 dB', true],
  ['- Ethernet\nTouch screen\n- UV', true],
  ['Touch screen:\nEthernet:\nUSB port:\nUV', true],
  ['1\tSpeed\t900\nTouch screen\n2\tHopper\t300', true],
  ['Ethernet\nPrepared by the supplier: manual\nUV', false],
  ['Ethernet\nApproved by CE\nUSB port\nUV', false],
  ['UV DETECTION\nTOUCH SCREEN\nHOPPER 500 NOTES', false],
  ['Touch screen\nEthernet\n\nUSB port\nRS-232\n\nReject pocket\nDual CIS', false],
])(
  'a line that may be a requirement is kept, and to be confirmed where it may be a heading: %s',
  (pasted, isOpen) => {
    const rows = rowsOfText(pasted)
    expect(rows).toHaveLength(pasted.split('\n').filter(Boolean).length)
    expect(rows.some(({ isTurned }) => isTurned)).toBe(isOpen)
  },
)

it.each([
  ['Speed 1,000 notes/min:\n- at 40 dB\n- with all sensors\n\nEthernet', [true, true, true, false]],
  ['Speed 1,000 notes/min\n- at 40 dB\n- with all sensors', [true, true, true]],
  ['• Speed 1,000 notes/min\n▪ with all sensors\n• Ethernet', [true, true, false]],
  ['1. Speed 1,000 notes/min\na) at 40 dB\n2. Ethernet', [true, true, false]],
  ['2. Speed 1,000 notes/min\nRH at 3,000 m\n3. Ethernet', [true, true, false]],
  ['1. Size\n• Weight 8 kg\n• CE\n2. Detection\n• UV\n• USB port', [true, false, false, true, false, false]],
  [
    '1.1 UV\n1.2 USB port\n2 CAPACITIES\n2.1 Hopper 300 notes\n2.2 Ethernet',
    [false, false, true, false, false],
  ],
  ['1. Coins\n1.1 Coin diameter 15 mm\n1.2 Hopper 500', [true, false, true]],
  ['• UV\n• USB port\n3 Power\n• Ethernet\n• 220 V', [false, false, true, false, false]],
  ['- Touch screen\n- With UV detection\n- Ethernet', [false, false, false]],
  ['Noise\tat most 70 dB\nat 0.1 m\nHopper\t500 notes', [true, false, false]],
  ['UV\nEthernet\nremoved\nMG', [false, true, false, false]],
  ['UV\nUSB ports\n2\nMG', [false, true, false]],
])('a line may ask for less than those below it: %s', (pasted, turned) => {
  expect(rowsOfText(pasted).map(({ isTurned }) => isTurned ?? false)).toEqual(turned)
})
