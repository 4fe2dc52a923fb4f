import { registerStdFonts } from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import { site } from '../../../content/site.ts'
import texts from '../../../content/texts/listDocument.json'
import { type Brand, drawBrand, frame, frameWidth, makePaper, type Paper } from '../../../lib/pdf/paper.ts'
import { dayText, fill } from '../../../lib/text.ts'
import type { ListFacts } from '../listFacts.ts'
import { looks } from './looks.ts'

// The build of pdfkit for browsers brings no fonts of its own.
registerStdFonts(Helvetica)

/** In points from the top of a page. */
const places = { head: 40, top: 77, bottom: 772, foot: 786 } as const

const whole = { x: frame.left, width: frameWidth } as const
const atRight = { x: frame.left + 250, width: frameWidth - 250, align: 'right' } as const

/** The mark and the site's name, and at the right the office; returns the y below. */
const drawLetterhead = (paper: Paper, mark: string, company: ListFacts['company']): number => {
  const { document } = paper
  paper.asArtifact(() => drawBrand(paper, mark, site.name, places.head))
  const top = { ...atRight, y: places.head }
  let y = paper.writeTagged(document, 'P', company.companyFullName, looks.company, top)
  for (const line of [...company.address, `${company.phone}   ${company.email}`])
    y = paper.writeTagged(document, 'P', line, looks.small, { ...atRight, y })
  paper.drawRule(y + 9, 'brass', 1)
  return y + 10
}

/** The head of a following page, which screen readers do not read again. */
const drawSmallHead = (paper: Paper, mark: string, title: string): void => {
  paper.asArtifact(() => {
    drawBrand(paper, mark, site.name, places.head)
    paper.write(title, looks.small, { ...atRight, y: places.head + 9 })
  }, 'Pagination')
  paper.drawRule(places.top - 1, 'brass', 1)
}

/** The page's margin and the gaps are the light edge that scanners need around the code. */
const codeSize = 88

/** The title, the day, the link and its code; returns the y below. */
export const drawTitle = (paper: Paper, { reference, time, link }: ListFacts, top: number): number => {
  const { document } = paper
  const box = { x: frame.left, width: frameWidth - codeSize - 24 }
  const title = reference === null ? texts.title : texts.requestTitle
  let y = paper.writeTagged(document, 'H1', title, looks.title, { ...box, y: top + 14 }) + 4
  if (reference !== null)
    y = paper.writeTagged(document, 'P', fill(texts.reference, { reference }), looks.text, { ...box, y })
  y = paper.writeTagged(document, 'P', dayText(time), looks.text, { ...box, y }) + 10
  const about = reference === null ? texts.code : texts.codeSent
  y = paper.writeTagged(document, 'P', about, looks.small, { ...box, y })
  const line = paper.beginTag(document, 'P')
  y = paper.writeTagged(line, 'Link', link, looks.small, { ...box, y, link })
  const codeTop = top + 18
  paper.drawAddress(texts.codeAlt, link, frame.right - codeSize, codeTop, codeSize)
  return Math.max(y, codeTop + codeSize) + 8
}

const drawFoot = (paper: Paper, { companyFullName, phone }: ListFacts['company'], number: string): void => {
  paper.drawRule(places.foot - 8)
  const box = { ...whole, y: places.foot }
  paper.asArtifact(() => {
    paper.write(`${companyFullName}   ${phone}`, looks.small, box)
    paper.write(number, looks.small, { ...box, align: 'right' })
  }, 'Pagination')
}

/**
 * Begins a document of an office. Its first page has the letterhead, and `top` is the y below; the following pages
 * have `head`. `finish` draws heads and feet, and resolves with the file.
 */
export const beginLetter = (
  { mark, ...brand }: Brand,
  company: ListFacts['company'],
  title: string,
  head: string,
) => {
  const info = { Title: title, Author: company.companyFullName }
  const paper = makePaper({ ...brand, info, top: places.top, bottom: places.bottom })
  return {
    paper,
    top: drawLetterhead(paper, mark, company),
    finish: (): Promise<Blob> => {
      paper.onEachPage((page, pages) => {
        if (page > 0) drawSmallHead(paper, mark, head)
        drawFoot(paper, company, fill(texts.page, { page: page + 1, pages }))
      })
      return paper.finish()
    },
  }
}
