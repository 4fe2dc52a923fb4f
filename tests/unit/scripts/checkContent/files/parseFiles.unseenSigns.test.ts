import { expect, it } from 'vitest'
import { unseenAdvice, unseenPlaces } from '../../../../../scripts/checkContent/files/parseFiles.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'

it.each(sheetFaults.unseenSigns)('names the sign $sign', ({ sign, name }) => {
  expect(unseenAdvice(`MC${sign}280`)).toMatch(`has ${name} here`)
})

it('finds the sign itself and each way to escape it', () => {
  const signs = ['\u00a0', '\\u00a0', '\\u00A0', '\\t', '\\f', '\\uDB40\\uDC41']
  for (const sign of signs) expect(unseenPlaces(`"MC${sign}280"`), sign).toMatchObject([{ offset: 3 }])
})

it('takes plain texts, indentation by tabs, and escapes of what is seen', () => {
  const plain = '{\n\t"a": "C:\\\\t – 5 µm, “60 °C”\\n\\u00b5",\r\n\t"b": "គ្រឿង"\n}'
  expect(unseenPlaces(plain)).toEqual([])
})
