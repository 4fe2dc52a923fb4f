import { strFromU8, unzipSync } from 'fflate'

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, inner = '']) => inner)

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The rows of an Excel file: texts and numbers, and a formula as an object; without the empty cells. */
export const readSpreadsheet = async (file: Blob | undefined) => {
  const parts = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer()))
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array())
  const texts = matches(part('xl/sharedStrings.xml'), /<t[^>]*>([^<]*)<\/t>/g).map(plain)
  return matches(part('xl/worksheets/sheet1.xml'), /<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs).map((row) =>
    matches(row, /(<c [^>]*>.*?)<\/c>/gs).map((cell) => {
      if (cell.includes('<f>')) return { formula: cell }
      const value = Number(/<v>(.*)<\/v>/.exec(cell)?.[1])
      return cell.includes('t="s"') ? (texts[value] ?? '') : value
    }),
  )
}
