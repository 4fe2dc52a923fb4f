import { site } from '../../../content/site.ts'
import texts from '../../../content/texts/listDocument.json'
import { asArtifact, drawMark, endDocument, type Mark, readMark } from '../../../lib/pdf/document.ts'
import { drawCode } from '../../../lib/pdf/qrCode.ts'
import { dayText, fill } from '../../../lib/text.ts'
import type { ListFacts } from '../listFacts.ts'
import { contentWidth, makePages, page, type Pages } from './page.ts'
import type { DocumentColours, Fonts } from './writer.ts'

/** What every document is made with; `mark` is the site's mark as SVG. */
export interface Brand {
  fonts: Fonts
  colours: DocumentColours
  mark: string
}

const markSize = 26

const drawBrand = (pages: Pages, mark: Mark): void => {
  drawMark(pages.pdf, mark, page.margin, page.top, markSize)
  pages.write(site.name, 'brand', { x: page.margin + markSize + 8, y: page.top + 6, width: 160 })
}

/** The mark and the site's name, and at the right the office; returns the y below. */
const drawLetterhead = (pages: Pages, mark: Mark, company: ListFacts['company']): number => {
  asArtifact(pages.pdf, () => drawBrand(pages, mark))
  const x = page.margin + 250
  const box = { x, width: contentWidth - 250, align: 'right' } as const
  let y = pages.writeTagged(pages.document, 'P', company.companyFullName, 'company', { ...box, y: page.top })
  for (const line of [...company.address, `${company.phone}   ${company.email}`])
    y = pages.writeTagged(pages.document, 'P', line, 'small', { ...box, y })
  pages.rule(y + 9, 'brass', 1)
  return y + 10
}

/** The head of the following pages, which screen readers do not read again; returns the y below. */
const drawSmallHead = (pages: Pages, mark: Mark, title: string): number => {
  const box = { x: page.margin + 250, y: page.top + 9, width: contentWidth - 250, align: 'right' } as const
  asArtifact(
    pages.pdf,
    () => {
      drawBrand(pages, mark)
      pages.write(title, 'small', box)
    },
    'Pagination',
  )
  pages.rule(page.top + markSize + 10, 'brass', 1)
  return page.top + markSize + 11
}

/** Scanners need a light edge around the code; the page's margin and the gaps are wide enough. */
const codeSize = 88

/** The title, the day, the link and its code; returns the y below. */
export const drawTitle = (pages: Pages, { reference, time, link }: ListFacts, top: number): number => {
  const { pdf, document, colours } = pages
  const box = { x: page.margin, width: contentWidth - codeSize - 24 }
  const title = reference === null ? texts.title : texts.requestTitle
  let y = pages.writeTagged(document, 'H1', title, 'title', { ...box, y: top + 14 }) + 4
  if (reference !== null)
    y = pages.writeTagged(document, 'P', fill(texts.reference, { reference }), 'text', { ...box, y })
  y = pages.writeTagged(document, 'P', dayText(time), 'text', { ...box, y }) + 10
  const about = reference === null ? texts.code : texts.codeSent
  y = pages.writeTagged(document, 'P', about, 'small', { ...box, y })
  const line = pages.beginTag(document, 'P')
  y = pages.writeTagged(line, 'Link', link, 'small', { ...box, y, link })
  const [x, codeTop] = [page.width - page.margin - codeSize, top + 18]
  const bbox = [x, codeTop, x + codeSize, codeTop + codeSize] as const
  const square = { x, y: codeTop, side: codeSize }
  const draw = () => drawCode(pdf, link, colours.ink, square)
  document.add(pdf.struct('Figure', { alt: texts.codeAlt, bbox }, draw))
  return Math.max(y, codeTop + codeSize) + 8
}

const drawFeet = (pages: Pages, company: ListFacts['company']): void => {
  const { count } = pages.pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pages.pdf.switchToPage(index)
    pages.rule(page.foot - 8, 'hairline')
    const box = { x: page.margin, y: page.foot, width: contentWidth }
    const number = fill(texts.page, { page: index + 1, pages: count })
    asArtifact(
      pages.pdf,
      () => {
        pages.write(`${company.companyFullName}   ${company.phone}`, 'small', box)
        pages.write(number, 'small', { ...box, align: 'right' })
      },
      'Pagination',
    )
  }
}

/**
 * Begins a document of an office. Its first page has the letterhead, and `top` is the y below. `nextPage` begins
 * another one below `head`, and returns the y there. `finish` draws the feet, and resolves with the file.
 */
export const beginPaper = (
  { fonts, colours, mark: svg }: Brand,
  company: ListFacts['company'],
  title: string,
  head: string,
) => {
  const pages = makePages(fonts, colours, title, company.companyFullName)
  const mark = readMark(svg)
  return {
    pages,
    top: drawLetterhead(pages, mark, company),
    nextPage: (): number => {
      pages.pdf.addPage()
      return drawSmallHead(pages, mark, head)
    },
    finish: (): Promise<Blob> => {
      drawFeet(pages, company)
      return endDocument(pages.pdf, pages.document)
    },
  }
}
