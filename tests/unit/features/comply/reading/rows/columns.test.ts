import { expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'

it('a unit stands beside its number', () => {
  const values = [
    '24 or longer\tmonth',
    '20 to 80, non-condensing\t% RH',
    'Dual CIS\tpcs',
    '220 / 50\tV / Hz',
    '≥ 300\tnotes',
  ]
  const rows = rowsOfText(
    `No.\tSpecification\tUnit\n${values.map((each, place) => `1.${String(place + 1)}\t${each}`).join('\n')}`,
  )
  const texts = [
    '24 month or longer',
    '20 to 80 % RH, non-condensing',
    'Dual CIS',
    '220 V / 50 Hz',
    '≥ 300 notes',
  ]
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

it('a line break within a cell parts no row, and empty last cells are none', () => {
  const heads = 'No.\tFeature\tMinimum\tM/O'
  const others = ['1\tDisplay\tTouch\tM', '3\tPort\tUSB\tM', '4\tLock\tElectronic\tM']
  const textsOf = (lines: readonly string[]) => rowsOfText(lines.join('\n')).map(({ text }) => text)
  const broken = ['2\tNote size\tMinimum 110 x 60', 'Maximum 175 x 85 mm\tM']
  expect(textsOf([heads, ...broken, ...others])[0]).toBe('Note size: Minimum 110 x 60 Maximum 175 x 85 mm')
  expect(textsOf(['Item\tFeature\tOffer', '1\tUV', '2\tMG', '3\tUSB'])).toEqual(['UV', 'MG', 'USB'])
})

it('a cell that reaches over several rows names each of them', () => {
  const rows = rowsOfText(
    'No.\tFeature\tValue\n1\tSerial numbers\tUSD\n\t\tKHR\n2\tWeight\t8 kg\n\t\tof steel',
  )
  expect(rows.map(({ text }) => text)).toEqual([
    'Serial numbers: USD',
    'Serial numbers: KHR',
    'Weight: 8 kg',
    'Weight: of steel',
  ])
})

it.each([
  'UV\nRequirements (not mandatory)\n1. Ethernet\n2. MG',
  'No\tRequirement\tExisting value\n1\tHopper\t500 notes\n2\tNoise\t80 dB',
  'Table 2: Not required\n1\tEthernet\tone\n2\tMG\tyes',
])('a head that denies opens the rows below it: %s', (pasted) => {
  expect(
    rowsOfText(pasted)
      .slice(-2)
      .map(({ isTurned }) => isTurned),
  ).toEqual([true, true])
})

it('a last cell that orders machines leaves the cell before it', () => {
  const parts = ['USB ports\t4', 'RS-232\t3 pcs', 'Ethernet ports\t1', 'Hopper\t500 notes', 'Noise\t80 dB']
  const rows = rowsOfText(`Parameter\tRequirement\tQty\n${parts.map((part) => `${part}\t10`).join('\n')}`)
  const texts = ['USB ports: 4', 'RS-232: 3 pcs', 'Ethernet ports: 1', 'Hopper: 500 notes', 'Noise: 80 dB']
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

it('a column of values that says yes now and then is not one of ticks', () => {
  const table =
    'No\tDescription\tMinimum value / range\tM/D\n1\tStacker\t200 notes\tM\n2\tHopper\t500 notes\tD\n3\tTouch screen\tYes\tD'
  expect(rowsOfText(table).map(({ text }) => text)).toEqual([
    'Stacker: 200 notes',
    'Hopper: 500 notes',
    'Touch screen',
  ])
})
