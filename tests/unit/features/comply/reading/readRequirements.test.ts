import { expect, it } from 'vitest'
import { readRequirements, withSubject } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { subjects } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'

it.each([
  ['Banknote counter\t3', { text: 'Banknote counter', quantity: '3' }],
  ['Noise ≤ 65 dB\t3', { text: 'Noise ≤ 65 dB', quantity: '3' }],
  ['Touch screen\t1', { text: 'Touch screen', quantity: '1' }],
  ['USB ports\t3', { text: 'USB ports: 3' }],
  ['Stacker\t200 notes\t4', { text: 'Stacker: 200 notes: 4' }],
])('%s', (line, row) => {
  const { requirements } = readRequirements(line, subjects)
  const [{ text, quantity } = { text: '', quantity: undefined }] = requirements
  expect({ text, ...(quantity !== undefined && { quantity }) }).toEqual(row)
})

it('a number of machines is one of parts where a visitor chooses a part as the subject', () => {
  const [line] = readRequirements('Sockets of type A\t3', subjects).requirements
  const corrected = line && withSubject(line, 'interfaces', subjects)
  expect(corrected?.clauses[0]?.quantities[0]?.to.values).toEqual([3])
})

it.each([
  ['Dispenses:\n- USD\n- KHR', true],
  ['3. Serial number reading\n3.1 USD\n3.2 KHR', true],
  ['Currencies:\n- USD\n- KHR', false],
  ['For customers\n- touch screen\n- USB port', true],
  ['2. Receipt printer\n2.1 USB\n2.2 Ethernet', true],
  ['1. UV detection\n2. Ports of the printer\n2.1 USB\n2.2 Ethernet', true],
  ['1. UV detection\n2. Adjustable\n- UV\n- MG', true],
  ['2. Connectivity and other ports\n2.1 USB\n2.2 Ethernet', false],
  ['ABC Bank, banknote sorters\n1. UV\n2. USB', false],
  ['1. Conformity\n- CE\n- RoHS', false],
])('a heading may ask for more of what is only named below it: %s', (pasted, isTurned) => {
  const below = readRequirements(pasted, subjects).requirements.slice(-2)
  expect(below.map((line) => line.isTurned ?? false)).toEqual([isTurned, isTurned])
})

it.each([
  ['Hopper 500 notes\ncoins\nNoise 80 dB', [true, false, false]],
  ['Noise below 70 dB\nfull load', [true, false]],
  ['Noise below 70 dB\nFull load', [true, false]],
  ['Counting speed 1,200 notes/min\nMIXED', [true, false]],
  ['Counting speed 1,200 notes/min\nsorting', [true, false]],
  ['Counting speed 1,200 notes/min\nQuiet operation', [false, false]],
  ['Hopper 500 notes\nUV detection', [false, false]],
  ['hopper 500 notes\nquick feed\nnoise 80 dB', [false, false, false]],
])('a condition in a line of its own may change the line above: %s', (pasted, areTurned) => {
  const { requirements } = readRequirements(pasted, subjects)
  expect(requirements.map((line) => line.isTurned ?? false)).toEqual(areTurned)
})

it('what stands around a list is kept where it names a thing of a machine', () => {
  const pasted =
    'Bank of Asia\nTouch screen\nDear Sir,\nWe need\n1. Ethernet\n2. UV\nBest regards,\nChan Sok\nUSB port'
  const { requirements } = readRequirements(pasted, subjects)
  expect(requirements.map(({ text }) => text)).toEqual(['Touch screen', 'Ethernet', 'UV', 'USB port'])
})

it.each([
  ['USB port\n1. Ethernet\n2. UV', ['USB port', 'Ethernet', 'UV']],
  ['3. Touch screen\n3.1 Ethernet\n3.2 UV', ['Touch screen', 'Ethernet', 'UV']],
  ['Currencies\n1. Ethernet\n2. UV', ['Ethernet', 'UV']],
  ['7. Training and After-Sales Service\n7.1 Ethernet\n7.2 UV', ['Ethernet', 'UV']],
])('a title is kept where it may ask for something itself: %s', (pasted, texts) => {
  const { requirements } = readRequirements(pasted, subjects)
  expect(requirements.map(({ text }) => text)).toEqual(texts)
})

it.each([
  [
    'Speed 900 notes/min; UV, MG; USB port; training',
    ['Speed 900 notes/min', 'UV, MG', 'USB port', 'training'],
  ],
  ['We need: UV; USB port', ['We need: UV', 'USB port']],
  ['Touch screen (7 inch; colour); USB port', ['Touch screen (7 inch; colour)', 'USB port']],
  ['Speed 900 notes/min; at 40 dB; USB port', ['Speed 900 notes/min; at 40 dB', 'USB port']],
  ['UV • USB port • Touch screen', ['UV', 'USB port', 'Touch screen']],
])('semicolons part what asks for something of its own: %s', (pasted, texts) => {
  const { requirements } = readRequirements(pasted, subjects)
  expect(requirements.map(({ text }) => text)).toEqual(texts)
})

it.each([
  'Detection: UV; MG; IR',
  'In fitness mode: speed 900 notes/min; USB port; UV',
  'With all sensors on, speed 900 notes/min; USB port; UV',
  'Not required: touch screen; USB port; UV',
  'Customer display: touch screen; USB port; UV',
  'USB port; touch screen; all optional',
  'UV; MG; IR; not applicable',
  'UPS; 220–240 V; UV; USB port',
  'Either touch screen; USB port; or UV',
  '3.1 UV; USB port',
  '1;Touch screen;No',
])('a line is one requirement where a part belongs to the others: %s', (pasted) => {
  expect(readRequirements(pasted, subjects).requirements).toHaveLength(1)
})
