import { expect, it } from 'vitest'
import { unseenAdvice, unseenPlaces } from '../../../../../scripts/checkContent/files/parseFiles.ts'

it.each([
  ['\t', 'a tab (U+0009)'],
  ['\u00a0', 'a no-break space (U+00A0)'],
  ['\u00ad', 'a soft hyphen (U+00AD)'],
  ['\u2011', 'a no-break hyphen (U+2011)'],
  ['\u2009', 'a special space (U+2009)'],
  ['\u200b', 'a zero-width space (U+200B)'],
  ['\u202e', 'an invisible sign (U+202E)'],
  ['\u0007', 'an invisible sign (U+0007)'],
  ['\u{e0041}', 'an invisible sign (U+E0041)'],
])('names the sign %j', (sign, name) => {
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
