import { globSync, readFileSync } from 'node:fs'
import { registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold'
import { expect, it } from 'vitest'
import { fontFile, loadOutlines } from '../../../../scripts/specSheets/fonts.ts'
import { theme } from '../../../../src/app/theme/theme.ts'
import { palette } from '../../../../src/app/theme/tokens.ts'
import { makePaper } from '../../../../src/lib/pdf/paper.ts'
import { ascent } from '../../../../src/lib/pdf/writer.ts'

const sheets = theme.generateStyleSheets()

const variables = Object.fromEntries(
  sheets.flatMap((sheet) => Object.values(sheet).flatMap((rule) => Object.entries(rule as object))),
) as Record<string, unknown>

it('every variable that a CSS file reads is defined', () => {
  const css = globSync('src/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const read = [...css.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(5)
  for (const name of read) expect(variables).toHaveProperty(name ?? '')
})

const css = readFileSync('src/app/theme/fonts.css', 'utf8')

registerStdFonts(Helvetica, HelveticaBold)
const { pdf } = makePaper({ fonts: {}, colours: palette, info: {}, top: 0, bottom: 0 })

const sample =
  'We supply, install and maintain the machines that count, check, sort and store cash for banks, microfinance ' +
  'institutions and shops. Every counter and sorter is set up for their currencies and tested with their own notes.'

const widthIn = (font: string): number => pdf.font(font, 100).widthOfString(sample)

const rounded = (percent: number): number => Number(percent.toFixed(2))

/** Arial is as wide as Helvetica. */
it.each([
  [400, 'Arial', 'Helvetica'],
  [600, 'Arial Bold', 'Helvetica-Bold'],
] as const)('the fallback of weight %s takes the place of the font', async (weight, local, standard) => {
  const [rule = ''] = css.split('@font-face').filter((text) => text.includes(`local('${local}')`))
  const declared = Object.fromEntries(
    [...rule.matchAll(/([\w-]+): ([\d.]+)%/g)].map(([, name = '', percent]) => [name, Number(percent)]),
  )
  pdf.registerFont(String(weight), readFileSync(fontFile(weight)))
  const measured = (100 * widthIn(String(weight))) / widthIn(standard)
  const { 'size-adjust': size = 0 } = declared
  // Another sample gives another width.
  const adjusted = rounded(Math.abs(size - measured) < 1.5 ? size : measured)
  const { unitsPerEm, ascent: above, descent, lineGap } = await loadOutlines(weight)
  const share = (units: number): number => rounded((10_000 * units) / unitsPerEm / adjusted)
  expect(declared).toEqual({
    'size-adjust': adjusted,
    'ascent-override': share(above),
    'descent-override': share(-descent),
    'line-gap-override': share(lineGap),
  })
  expect(ascent, 'ascent of PDFs').toBeCloseTo(above / unitsPerEm, 2)
})
