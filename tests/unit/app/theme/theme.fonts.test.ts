import { readFileSync } from 'node:fs'
import { registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold'
import { expect, it } from 'vitest'
import { fontFile, loadOutlines } from '../../../../scripts/specSheets/fonts.ts'
import { ascent, beginDocument } from '../../../../src/lib/pdf/document.ts'

const css = readFileSync('src/app/theme/fonts.css', 'utf8')

registerStdFonts(Helvetica, HelveticaBold)
const { pdf } = beginDocument({})

const sample =
  'We supply, install and maintain the machines that count, check, sort and store cash for banks, microfinance ' +
  'institutions and shops. Every counter and sorter is set up for their currencies and tested with their own notes.'

const widthIn = (font: string): number => pdf.font(font, 100).widthOfString(sample)

/** Arial is as wide as Helvetica. */
it.each([
  [400, 'Arial', 'Helvetica'],
  [600, 'Arial Bold', 'Helvetica-Bold'],
] as const)('the fallback of weight %s takes the place of the font', async (weight, local, standard) => {
  const [rule = ''] = css.split('@font-face').filter((text) => text.includes(`local('${local}')`))
  const percent = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1])
  const share = percent('size-adjust') / 100
  pdf.registerFont(String(weight), readFileSync(fontFile(weight)))
  const size = (100 * widthIn(String(weight))) / widthIn(standard)
  const { unitsPerEm, ascent: above, descent, lineGap } = await loadOutlines(weight)
  expect(Math.abs(percent('size-adjust') - size), `size-adjust: ${size.toFixed(2)}%`).toBeLessThan(1.5)
  expect(percent('ascent-override')).toBeCloseTo((100 * above) / unitsPerEm / share, 1)
  expect(percent('descent-override')).toBeCloseTo((-100 * descent) / unitsPerEm / share, 1)
  expect(percent('line-gap-override')).toBeCloseTo((100 * lineGap) / unitsPerEm / share, 1)
  expect(ascent, 'ascent of PDFs').toBeCloseTo(above / unitsPerEm, 2)
})
