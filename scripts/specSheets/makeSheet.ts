import { readFileSync } from 'node:fs'
import { palette } from '../../src/app/theme/tokens.ts'
import { categoryLabel } from '../../src/content/categories.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { frame, frameWidth, makePaper, type Paper } from '../../src/lib/pdf/paper.ts'
import type { Weight } from '../../src/lib/pdf/writer.ts'
import { fill } from '../../src/lib/text.ts'
import { readPublic } from '../derivedFiles/sources.ts'
import type { Drawing } from '../sizeDrawings/shapes.ts'
import { drawFeatures } from './features.ts'
import { fontFile } from './fonts.ts'
import { drawBraid, drawFooter, drawHeader, drawPageNumber, type PrintedOffice } from './headerAndFooter.ts'
import { ornamentFiles } from './ornaments.ts'
import type { SheetPicture } from './picture.ts'
import { drawSize } from './sizeView.ts'
import { looks, places } from './style.ts'
import { drawSpecifications } from './table.ts'

interface SheetFacts {
  readonly offices: readonly PrintedOffice[]
  readonly picture: SheetPicture
  /** The drawing; undefined for a product whose sheet states no size. */
  readonly size: Drawing | undefined
  /** `Revision 3 of November 28, 2026`. */
  readonly revision: string
}

const pictureSize = { width: 252, height: 189 } as const
const besidePicture = frame.left + pictureSize.width + 20

/** The picture with its caption, and the description beside it; returns where the higher one ends. */
const drawLead = (
  paper: Paper,
  y: number,
  { description }: Product,
  { data, alt, caption }: SheetPicture,
): number => {
  const { pdf, document } = paper
  const { width: pictureWidth, height } = pictureSize
  paper.drawFigure(document, alt, { x: frame.left, y, ...pictureSize }, () => {
    pdf.save().roundedRect(frame.left, y, pictureWidth, height, 3).clip()
    pdf.image(data, frame.left, y, pictureSize).restore()
  })
  const captionBox = { x: frame.left, y: y + height + 4, width: pictureWidth }
  paper.writeTagged(document, 'P', caption, looks.caption, captionBox)
  const box = { x: besidePicture, y: y - 2, width: frame.right - besidePicture }
  const end = paper.writeTagged(document, 'P', description, looks.description, box)
  return Math.max(captionBox.y + 10, end)
}

/** In points. */
const codeSide = 46

const beside = (y: number) => ({ x: frame.left, y, width: frameWidth - codeSide - 20 })
const whole = (y: number) => ({ x: frame.left, y, width: frameWidth })

/** Category, name and the page's code; returns where the name ends. */
const drawTitle = (paper: Paper, { id, category, subcategory, name }: Product): number => {
  const { document } = paper
  const position = categoryLabel(category, subcategory)
  // Spaced capitals would be read letter by letter.
  const capitals = [position.toUpperCase(), looks.eyebrow, beside(places.top + 8)] as const
  paper.writeTagged(document, 'P', ...capitals, { actual: position })
  const end = paper.writeTagged(document, 'H1', name, looks.title, beside(places.top + 22))
  const address = site.url + paths.product(id)
  const alt = fill(texts.code, { address })
  paper.drawAddress(alt, address, frame.right - codeSide, places.top + 2, codeSide)
  return end
}

const drawBody = (paper: Paper, product: Product, { picture, size }: SheetFacts): void => {
  const { document } = paper
  const featuresTop = drawLead(paper, drawTitle(paper, product) + 14, product, picture) + 22
  paper.writeTagged(document, 'H2', texts.features, looks.heading, whole(featuresTop))
  const end = drawFeatures(paper, featuresTop + 23, product.features)
  const tableTop = paper.spaceFor(end + 14, 103)
  paper.writeTagged(document, 'H2', texts.specifications, looks.heading, whole(tableTop))
  const tableEnd = drawSpecifications(paper, tableTop + 23, product.specifications)
  if (size) drawSize(paper, tableEnd + 14, size)
}

/** Header and footer on every page; the offices are read once, on the last one. */
const drawAround = (paper: Paper, product: Product, { offices, revision }: SheetFacts): void => {
  const { pdf, document } = paper
  const mark = readPublic(ornamentFiles.mark).toString()
  paper.onEachPage((page, pages) => {
    paper.asArtifact(() => drawHeader(paper, mark, product), 'Pagination')
    if (page === 0) paper.asArtifact(() => drawBraid(pdf))
    drawPageNumber(paper, page, pages)
    drawFooter(paper, offices, revision, (draw) => {
      if (page === pages - 1) document.add(pdf.struct('P', {}, draw))
      else paper.asArtifact(draw, 'Pagination')
    })
  })
}

const fontOf = (weight: Weight) => readFileSync(fontFile(weight))

/** A tagged PDF: title, language, and texts in the order in which they are read. */
export const makeSheet = async (product: Product, facts: SheetFacts): Promise<Uint8Array> => {
  const paper = makePaper({
    fonts: { 400: fontOf(400), 500: fontOf(500), 600: fontOf(600) },
    colours: palette,
    top: places.top,
    bottom: places.bottom,
    info: {
      Title: fill(texts.title, { name: product.name }),
      Author: facts.offices.map(({ companyFullName }) => companyFullName).join(', '),
      Subject: texts.subject,
      Creator: site.name,
    },
  })
  drawBody(paper, product, facts)
  drawAround(paper, product, facts)
  const file = await paper.finish()
  return new Uint8Array(await file.arrayBuffer())
}
