import { encode } from 'uqr'
import { site } from '../../../content/site.ts'
import texts from '../../../content/texts/listDocument.json'
import { dayText } from '../../../lib/dayText.ts'
import { fill } from '../../../lib/text.ts'
import type { ListFacts } from './listFacts.ts'
import { contentWidth, page, type Pages } from './page.ts'

/** The parts of the site's mark, an SVG of 64 by 64: its path data and colour. */
export const readMark = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, data = '', colour = '']) => ({
    data,
    colour,
  }))

export type Mark = ReturnType<typeof readMark>

const markSize = 26

const drawMark = ({ pdf }: Pages, mark: Mark): void => {
  pdf
    .save()
    .translate(page.margin, page.top)
    .scale(markSize / 64)
  for (const { data, colour } of mark) pdf.path(data).fill(colour)
  pdf.restore()
}

/** The mark and the name, and at the right the office; returns the y below. */
export const drawLetterhead = (pages: Pages, mark: Mark, { company }: ListFacts): number => {
  drawMark(pages, mark)
  pages.write(site.name, 'brand', { x: page.margin + markSize + 8, y: page.top + 6, width: 160 })
  const x = page.margin + 250
  const place = { x, width: contentWidth - 250, align: 'right' } as const
  let y = pages.write(company.companyFullName, 'company', { ...place, y: page.top })
  for (const line of [...company.address, `${company.phone}   ${company.email}`])
    y = pages.write(line, 'small', { ...place, y })
  pages.rule(y + 9, 'brass', 1)
  return y + 10
}

/** On the pages after the first. */
export const drawSmallHead = (pages: Pages, mark: Mark, { reference }: ListFacts): number => {
  drawMark(pages, mark)
  pages.write(site.name, 'brand', { x: page.margin + markSize + 8, y: page.top + 6, width: 160 })
  const title = reference ?? texts.title
  const place = { x: page.margin + 250, y: page.top + 9, width: contentWidth - 250, align: 'right' } as const
  pages.write(title, 'small', place)
  pages.rule(page.top + markSize + 10, 'brass', 1)
  return page.top + markSize + 11
}

/** Scanners need a light edge around the code: the page's margin and the gaps are wide enough. */
const codeSize = 88

const drawCode = ({ pdf, look }: Pages, link: string, y: number): void => {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  pdf
    .save()
    .translate(page.width - page.margin - codeSize, y)
    .scale(codeSize / size)
  data.forEach((row, at) => {
    // One bar for each run of dark modules, so that no seams show between them.
    for (const { index, 0: run } of row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g))
      pdf.rect(index, at, run.length, 1)
  })
  pdf.fill(look.ink).restore()
}

/** The title, the day, the link and its code; returns the y below. */
export const drawTitle = (pages: Pages, { reference, time, link }: ListFacts, top: number): number => {
  const x = page.margin
  const width = contentWidth - codeSize - 24
  let y = top + 14
  y = pages.write(reference === null ? texts.title : texts.requestTitle, 'title', { x, y, width }) + 4
  if (reference !== null) y = pages.write(fill(texts.reference, { reference }), 'text', { x, y, width })
  y = pages.write(dayText(time), 'text', { x, y, width }) + 10
  y = pages.write(texts.code, 'small', { x, y, width })
  y = pages.write(link, 'small', { x, y, width, link })
  drawCode(pages, link, top + 18)
  return Math.max(y, top + 18 + codeSize) + 8
}
