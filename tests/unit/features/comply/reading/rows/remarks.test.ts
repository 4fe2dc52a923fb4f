import { expect, it } from 'vitest'
import { rowsOfText } from '../../../../../../src/features/comply/reading/rows/rowsOfText.ts'

it.each([
  ['1. Ethernet\n2. UV\n3. MG\nAll values are for coins.', [true, true, true]],
  ['1. Ethernet\n2. UV\n3. MG\nSections 2 and 3 above are withdrawn.', [false, true, true]],
  ['1. Ethernet\n2. UV\n3. MG\nDelete items 2/3', [false, true, true]],
  ['1.1 Ethernet\n1.2 UV\n1.3 MG\n1.2 is not required.', [false, true, false]],
  ['C1.1 Ethernet\nC1.2 UV\nC1.3 MG\nC1.2 deleted', [false, true, false]],
  ['1. Ethernet\n2. UV\n3. MG\nItems (2), (3) are deleted.', [false, true, true]],
  ['a) Ethernet\nb) UV\nc) MG\nItems b and c are deleted.', [false, true, true]],
  ['1.1 Ethernet\n1.2 UV\n1.3 MG\n1.2 and 1.3 not required.', [false, true, true]],
  ['1. UV\n2. Ethernet\n3. MG\nNote: items 2 and 3 are deleted.', [false, true, true]],
  ['Addendum 1: items 2 to 3 are deleted.\n1. UV\n2. Ethernet\n3. MG', [false, true, true]],
  ['1. UV\n2. Ethernet\n3. MG\nNo. 2 is not required.', [false, true, false]],
  ['1. UV\n2. Ethernet\n3. MG\n(1 and 2 only for branch A)', [true, true, false]],
  ['- UV\n- Ethernet\n\nMG\n\nBoth are no longer needed.', [true, true, true]],
  ['1. CE\n1.1 UV\n2. LAN\n2.1 Ethernet\n2.2 MG\nThese two are no longer needed.', [false, true, true]],
  ['1. UV\n2. Ethernet\n3. MG\nAll of the above are minimum requirements.', [false, false, false]],
  ['All items marked M are mandatory.\n1. UV\n2. Ethernet\n3. MG', [false, false, false]],
  ['1. UV\n2. Ethernet\n3. MG\nThe supplier shall comply with all items above.', [false, false, false]],
])('a sentence about other lines may change what they ask for: %s', (pasted, turned) => {
  const lines = rowsOfText(pasted).filter(({ text }) => /^(?:UV|MG|Ethernet)$/.test(text))
  expect(lines.map(({ isTurned }) => isTurned ?? false)).toEqual(turned)
})
