import { describe, expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'

it.each([
  ['1. Noise ≤ 65 dB', { item: '1', text: 'Noise ≤ 65 dB' }],
  ['2.1.3 Weight: 8 kg', { item: '2.1.3', text: 'Weight: 8 kg' }],
  ['(iv) Warranty 24 months', { item: 'iv', text: 'Warranty 24 months' }],
  ['aa) Warranty 24 months', { item: 'aa', text: 'Warranty 24 months' }],
  ['3. [D] Warranty 24 months', { item: '3', text: 'Warranty 24 months' }],
  ['(aa) Warranty 24 months', { item: 'aa', text: 'Warranty 24 months' }],
  ['1.1.a Warranty 24 months', { item: '1.1.a', text: 'Warranty 24 months' }],
  ['A.1. Warranty 24 months', { item: 'A.1', text: 'Warranty 24 months' }],
  ['R-12: Warranty 24 months', { item: 'R-12', text: 'Warranty 24 months' }],
  ['C1.12 Warranty 24 months', { item: 'C1.12', text: 'Warranty 24 months' }],
  ['TS-04 Warranty 24 months', { item: 'TS-04', text: 'Warranty 24 months' }],
  ['Lot 1.3 Warranty 24 months', { item: '1.3', text: 'Warranty 24 months' }],
  ['Item 4.3 Warranty 24 months', { item: '4.3', text: 'Warranty 24 months' }],
  ['L1-01\tWarranty 24 months', { item: 'L1-01', text: 'Warranty 24 months' }],
  ['UV\tby several lamps', { text: 'UV: by several lamps' }],
  ['RS-232 interface', { text: 'RS-232 interface' }],
  ['• Ethernet interface', { text: 'Ethernet interface' }],
  ['4.3 inch colour display', { text: '4.3 inch colour display' }],
  ['7\tDisplay\tTouch screen\t2', { item: '7', text: 'Display: Touch screen', quantity: '2' }],
  ['8\tTouch screen\t-', { item: '8', text: 'Touch screen: -' }],
  ['9\tNoise ≤ 65 dB\tY/N', { item: '9', text: 'Noise ≤ 65 dB' }],
  ['Noise ≤ 65 dB\t☐ Yes ☐ No\t______', { text: 'Noise ≤ 65 dB' }],
  ['Noise ≤ 65 dB\tComply / Not comply\t…', { text: 'Noise ≤ 65 dB' }],
  ['Noise ≤ 65 dB\tCompliance (Y/N)\tFully comply', { text: 'Noise ≤ 65 dB' }],
  ['Noise ≤ 65 dB\tNot comply', { text: 'Noise ≤ 65 dB: Not comply' }],
  ['Noise ≤ 65 dB\tM', { text: 'Noise ≤ 65 dB' }],
  ['Cable length 2\tM', { text: 'Cable length 2: M' }],
  ['Touch screen\tNo', { text: 'Touch screen: No' }],
  ['Touch screen\t☐ Yes ☑ No', { text: 'Touch screen: ☐ Yes ☑ No' }],
  ['8\tDisplay\tTouch screen\t-', { item: '8', text: 'Display: Touch screen' }],
])('%s', (line, row) => {
  expect(rowsOfText(line)).toEqual([row])
})

it('leaves out heads and empty lines, and joins what a cell or a PDF broke', () => {
  const pasted =
    'No.\tRequirement\tQty\n\n1\t"Counting speed:\nat least 900 notes/min"\t3\n2. A hopper of at least\nfive hundred notes\n'
  expect(rowsOfText(pasted)).toEqual([
    { item: '1', text: 'Counting speed: at least 900 notes/min', quantity: '3' },
    { item: '2', text: 'A hopper of at least five hundred notes' },
  ])
})

it.each([
  ['a\tUSB\nb\tEthernet', ['a', 'b'], ['USB', 'Ethernet']],
  ['2.1 USB\n2.2 Notes: KHR\n2.3 Year of make', ['2.1', '2.2', '2.3'], ['USB', 'Notes: KHR', 'Year of make']],
  ['z\tUSB\naa\tEthernet', ['z', 'aa'], ['USB', 'Ethernet']],
  ['Y\tUSB\nN\tEthernet\nN\tWi-Fi', [undefined, undefined, undefined], ['USB', 'N: Ethernet', 'N: Wi-Fi']],
  ['1\tUSB port\n2\tEthernet', ['1', '2'], ['USB port', 'Ethernet']],
  ['2\tUSB ports\n1\tEthernet', [undefined, undefined], ['2 USB ports', '1 Ethernet']],
  [
    '3\tUSB ports\n1\tEthernet\n8\tpockets',
    [undefined, undefined, undefined],
    ['3 USB ports', '1 Ethernet', '8 pockets'],
  ],
])('a column before the lines has their numbers where it counts on: %s', (pasted, items, texts) => {
  const rows = rowsOfText(pasted)
  expect(rows.map(({ item }) => item)).toEqual(items)
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

it.each([
  [
    'The machine shall not\nhave a touch screen.\nUSB port',
    ['The machine shall not have a touch screen.', 'USB port'],
  ],
  ['Touch screen\nis not required\nUSB port', ['Touch screen is not required', 'USB port']],
  ['Touch screen\n(not required)\nUSB port', ['Touch screen: (not required)', 'USB port']],
  ['Hopper 500 notes\n(each side)\nUSB port', ['Hopper 500 notes (each side)', 'USB port']],
  ['touch screen\nusb port', ['touch screen', 'usb port']],
  ['1 UV\n2 Ethernet\n3 USB port', ['UV', 'Ethernet', 'USB port']],
  ['1. Pocket holding\n50 notes or more.\n2. UV', ['Pocket holding 50 notes or more.', 'UV']],
  [
    '- CE\n- Weight of max. 50 kg\n  including the stand\n- UV',
    ['CE', 'Weight of max. 50 kg including the stand', 'UV'],
  ],
  ['1. UV\n No\n- Ethernet\n\nWaived\nUSB port\nNo', ['UV: No', 'Ethernet: Waived', 'USB port: No']],
  [
    'Humidity 30-75 %\nRH at 3,000 m\nRH 20-80 %\nRH 5-95 %',
    ['Humidity 30-75 % RH at 3,000 m', 'RH 20-80 %', 'RH 5-95 %'],
  ],
  ['1. Machines offering\nMG\nwill be rejected', ['Machines offering', 'MG will be rejected']],
])('a line that goes on in the next one is one requirement: %s', (pasted, texts) => {
  expect(rowsOfText(pasted).map(({ text }) => text)).toEqual(texts)
})

it.each([
  ['We need: 1) USB port 2) Ethernet', ['1 USB port', '2 Ethernet']],
  ['1. USB port 2. Ethernet', ['1 USB port', '2 Ethernet']],
  ['It must have (a) USB, (b) LAN; and (c) UV.', ['a USB', 'b LAN', 'c UV.']],
  ['(i) USB (ii) LAN', ['i USB', 'ii LAN']],
  ['• USB port • Ethernet', ['USB port', 'Ethernet']],
  ['Features: • USB port • Ethernet', ['USB port', 'Ethernet']],
  ['Either a) USB or b) LAN', ['Either a) USB or b) LAN']],
  ['one (1) USB port and two (2) LAN ports', ['one (1) USB port and two (2) LAN ports']],
  ['Speed 900 notes/min: a) at 40 dB b) by day', ['Speed 900 notes/min: a) at 40 dB b) by day']],
  ['UV • MG • IR', ['UV • MG • IR']],
])('a list in one line has a requirement in each part: %s', (pasted, texts) => {
  const rows = rowsOfText(pasted).filter(({ outside }) => outside === undefined)
  expect(rows.map(({ item, text }) => [item, text].filter(Boolean).join(' '))).toEqual(texts)
})

it.each([
  'Not required: a) USB b) LAN',
  'The machine must not have (a) UV, (b) MG',
  'Serial number reading: 1) USD 2) KHR',
  'Machines of the bank have: (a) Ethernet (b) USB port',
  '1) Hopper 800 notes 2) Reject pocket 100 notes, both for polymer notes',
  'UV detection 1) USB 2) Ethernet 3) RS-232: no',
])('a list in one line stays one where words may change its parts: %s', (line) => {
  expect(rowsOfText(line)).toHaveLength(1)
})

it('a column of levels says nothing of its lines', () => {
  for (const pasted of ['Feature\tM/O\nUSB port\tM\nEthernet\tO', 'M/O\tFeature\nM\tUSB port\nO\tEthernet'])
    expect(rowsOfText(pasted)).toEqual([{ text: 'USB port' }, { text: 'Ethernet' }])
})

it('a column of maximums says so of each row', () => {
  const rows = rowsOfText('Parameter\tMax\nHopper\t400 notes\nWeight\t8 kg')
  expect(rows.map(({ text }) => text)).toEqual(['Hopper: Max. 400 notes', 'Weight: Max. 8 kg'])
})

describe('a number beside most lines', () => {
  const parts = ['USB ports', 'Pockets', 'Display: touch', 'Weight ≤ 8 kg', 'Number of cassettes']
  const ordered = parts.map((text, place) => ({
    item: String(place + 1),
    text,
    quantity: '12',
    ordersMachines: true,
  }))
  const table = (head: string, end: string) =>
    [head, ...parts.map((text, place) => `${place + 1}\t${text}${end}`)].join('\n')

  it.each([
    ['No.\tSpecification\tQuantity', '\t12'],
    ['No.\tSpecification\tQty', '\t12 sets'],
    ['', '\t12\tNos.'],
    ['Item\tDescription\tUnit\tQty\tUnit price (USD)\tTotal', '\tset\t12\t195.00\t2,340.00'],
  ])('orders machines: %s', (head, end) => {
    expect(rowsOfText(table(head, end))).toEqual(ordered)
  })

  it('orders several lots, which have a value of their own in each line', () => {
    const lots = [...Array<string>(6).fill('4'), ...Array<string>(5).fill('all')]
    const rows = rowsOfText(lots.map((lot, place) => `${place + 1}\tHopper\t500 notes\t${lot}`).join('\n'))
    expect(rows.map(({ quantity }) => quantity)).toEqual(lots)
    expect(rows.every(({ text, ordersMachines }) => text === 'Hopper: 500 notes' && ordersMachines)).toBe(
      true,
    )
    const ports = lots
      .slice(1)
      .map((lot) => `USB ports\t${lot === 'all' ? '2' : lot}`)
      .join('\n')
    expect(rowsOfText(ports).some(({ ordersMachines }) => ordersMachines)).toBe(false)
  })

  it('may count the parts of a machine where the table is short or the numbers differ', () => {
    const [first, ...others] = parts
    const short = rowsOfText(
      parts
        .slice(0, 4)
        .map((text) => `${text}\t2`)
        .join('\n'),
    )
    expect(short.some(({ ordersMachines }) => ordersMachines)).toBe(false)
    const mixed = [`${first ?? ''}\t4`, ...others.map((text, place) => `${text}\t${place + 1}`)].join('\n')
    expect(rowsOfText(mixed).some(({ ordersMachines }) => ordersMachines)).toBe(false)
  })
})

it.each([
  ['Price\nHopper\t500 notes', ['Price', 'Hopper: 500 notes']],
  ['Parameter\tAmount\nHopper\t500 notes', ['Hopper: 500 notes']],
  ['Item\tRequirement\tRate\n1\tSpeed\t1,000', ['Speed: 1,000']],
  ['No.\tRequirement\tQty\tAmount\n1\tHopper\t2\t500 notes', ['Hopper: 500 notes']],
])('prices stand beside quantities: %s', (pasted, texts) => {
  expect(rowsOfText(pasted).map(({ text }) => text)).toEqual(texts)
})

it.each([
  ['Function\tKHR\tUSD\nFitness\t✓\t✓\nSerial numbers\t✓\t–', ['Fitness: KHR: USD', 'Serial numbers: KHR']],
  ['Feature\tYes\tNo\nUSB port\t✓\t\nEthernet\t\t✓', ['USB port', 'Ethernet: No']],
  ['Qty\tDescription\n3\tUSB ports\n1\tEthernet', ['USB ports', 'Ethernet']],
  [
    'No.\tCharacteristic\tUnit\tRequired\tOffered\nB.1\tUV sensors\t–\tyes\t\nB.2\tHopper\tnotes\t≥ 300\t',
    ['UV sensors', 'Hopper: ≥ 300 notes'],
  ],
  [
    "No.\tDescription\tMinimum requirement\tLevel\tQ'ty\n1\tLAN\tYes\tBasic\t18\n2\tHopper\t300 notes\tPreferred\t18",
    ['LAN', 'Hopper: 300 notes'],
  ],
  ['Priority\tFeature\tPage\nexcluded\tUSB\t2\nA\tLAN\t3', ['excluded: USB', 'LAN']],
  ['Alarm contacts\nRequired', ['Alarm contacts', 'Required']],
  ['☐ USB port\n☐ Ethernet', ['USB port', 'Ethernet']],
  ['[ ] USB port\n[x] Ethernet', ['[ ] USB port', 'Ethernet']],
  [
    'USB port*\nEthernet (1)\nUV\n* if available\n(1) not required',
    ['USB port: if available', 'Ethernet: not required', 'UV'],
  ],
  ['1\tUSB port (a)\n2\tLAN\n(a)\twaived', ['USB port: waived', 'LAN']],
  ['Legend: X = required, O = not required\nFeature\tClass\nUSB port\tX\nLAN\tO', ['USB port: X', 'LAN: O']],
  ['* USB port\n* Ethernet', ['USB port', 'Ethernet']],
  ['(Y) USB port\n(N) Ethernet', ['(Y) USB port', '(N) Ethernet']],
  ['USB port\t☐\nEthernet\t☑', ['USB port ☐', 'Ethernet: ☑']],
  ['USB port\t☐\nEthernet\t☐', ['USB port', 'Ethernet']],
  [
    'Number of lines per page 24\nOne page 80 columns\nPage 3',
    ['Number of lines per page 24', 'One page 80 columns'],
  ],
  [
    '(1) Sorting pockets (4)\n(2) Ethernet\n(3) UV\n(4) Weight 8 kg',
    ['Sorting pockets (4)', 'Ethernet', 'UV', 'Weight 8 kg'],
  ],
  ['Hopper 500 notes*\n* USB port\n* Ethernet', ['Hopper 500 notes*', 'USB port', 'Ethernet']],
  [
    'USB port [1]\nEthernet a)\nUV *)\nMG\t**\n[1] if available\na) only for USD\n*) not needed\n** = later',
    ['USB port: if available', 'Ethernet: only for USD', 'UV: not needed', 'MG: later'],
  ],
  ['Requirements of the bank\nR1 USB port\nR2 Ethernet\nR3 UV', ['USB port', 'Ethernet', 'UV']],
  [
    'Item Description of requirement Compliance (Yes / No) Remarks\n1. USB port\n2. Ethernet',
    ['USB port', 'Ethernet'],
  ],
  ["Item\tMinimum technical requirement\tQty\tBidder's offer\n1\tUSB port\t2\t", ['USB port']],
])('heads, boxes and notes say what they say of their lines: %s', (pasted, texts) => {
  const rows = rowsOfText(pasted).filter(({ outside }) => outside === undefined)
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

it('a footnote between lines leaves apart what an empty line parts', () => {
  const texts = rowsOfText('Pockets*\n* if needed\nEthernet\n\nWeight up to\n8 kg').map(({ text }) => text)
  expect(texts).toEqual(['Pockets: if needed', 'Ethernet', 'Weight up to 8 kg'])
})

it.each([
  ['1. Speed at least 1,000 notes/min\nUSD only\n2. UV', [true, true]],
  ['4. Ethernet\nIf required\n5. UV', [true, true]],
  ['8. UV\nCan be left out', [true]],
  ['2. Warranty does not cover\nTouch screen\n3. UV', [true, true, false]],
  ['2. Display but no\nPage 3 of 3\nTouch screen\n3. UV', [false, true, false]],
  ['There is no need of\n\nTouch screen', [false, true]],
  ['Reject pocket\nAt least 94 columns\nUV', [false, false, false]],
  ['With UV detection\nWith Ethernet\nUV', [false, false, false]],
  ['Noise below 70 dB\nmeasured\nISO 11202\nat 0.1 m\nUV', [true, true, true, false]],
  ['Hopper 500 notes.\nIn coin mode.\nUV.\nWith Ethernet.', [true, false, false, false]],
  ['Hopper 500 notes\n\nin coin mode', [true]],
  ['- Hopper 500 notes\n- but not for coins\n- With UV', [true, false, false]],
  ['- Noise below 70 dB\n- (at 0.1 m)\n- UV', [true, false, false]],
  ['- usb port\n- with ethernet\n- in english', [false, false, false]],
  ['ANNEX 3\nTechnical data of our present counters\nUV\nUSB', [false, true, true, true]],
  ['UV\nUSB compatible with our present counters\nEthernet', [false, false, false]],
])('a second half that begins with a capital may change the line above: %s', (pasted, turned) => {
  const rows = rowsOfText(pasted).slice(0, turned.length)
  expect(rows.map(({ isTurned }) => isTurned ?? false)).toEqual(turned)
})
