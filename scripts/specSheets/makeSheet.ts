import { readFileSync } from 'node:fs'
import type { Tag } from 'pdfkit'
import sharp from 'sharp'
import { palette } from '../../src/app/theme/tokens.ts'
import { categoryLabel } from '../../src/content/categories.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { revisionText } from '../../src/domain/products/revision.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { frame, frameWidth, makePaper, type Paper } from '../../src/lib/pdf/paper.ts'
import type { Weight } from '../../src/lib/pdf/writer.ts'
import { fill } from '../../src/lib/text.ts'
import { pictureFile, readPublic } from '../derivedFiles/sources.ts'
import type { RevisedProduct } from '../feed/revisions.ts'
import { sizeDrawing } from '../sizeDrawings/sizeDrawing.ts'
import { fontFile } from './fonts.ts'
import { drawBraid, drawFooter, drawHeader, drawPageNumber, type PrintedOffice } from './headerAndFooter.ts'
import { drawSize } from './sizeView.ts'
import { looks, ornamentFiles, places } from './style.ts'
import { drawSpecifications } from './table.ts'

/** A JPEG: pdfkit reads neither AVIF nor WebP. */
interface SheetPicture {
  readonly data: Buffer
  readonly caption: string
  readonly alt: string
}

/** The first picture of a product, or its line drawing, as a spec sheet prints it: 900 px wide. */
const pictureOf = async (product: Product): Promise<SheetPicture> => {
  const data = await sharp(readPublic(pictureFile(product)), { density: 72 })
    .resize(900)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  const [image] = product.images
  const caption = image ? texts.render : texts.drawing
  return { data, caption, alt: image?.alt ?? caption }
}

const featureColumn = frameWidth / 2
const featureLeft = 14
const featureWidth = featureColumn - featureLeft - 16
const featureGap = 4.5

const drawFeature = (paper: Paper, list: Tag, text: string, x: number, y: number): void => {
  paper.asArtifact(() => {
    paper.pdf.rect(x, y + 5.6, 7, 1.2).fill(paper.colours.brass)
  })
  const item = paper.beginTag(list, 'LI')
  paper.writeTagged(item, 'LBody', text, looks.text, { x: x + featureLeft, y, width: featureWidth })
}

/** Draws the features as a list in two columns, read row by row; returns where it ends. */
const drawFeatures = (paper: Paper, top: number, features: readonly string[]): number => {
  const list = paper.beginTag(paper.document, 'L')
  let y = top
  for (let first = 0; first < features.length; first += 2) {
    const pair = features.slice(first, first + 2)
    const height = Math.max(...pair.map((text) => paper.heightOf(text, looks.text, featureWidth)))
    y = paper.spaceFor(y, height)
    for (const [column, text] of pair.entries())
      drawFeature(paper, list, text, frame.left + column * featureColumn, y)
    y += height + featureGap
  }
  return y
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

const drawBody = (paper: Paper, product: Product, picture: SheetPicture): void => {
  const { document } = paper
  const featuresTop = drawLead(paper, drawTitle(paper, product) + 14, product, picture) + 22
  paper.writeTagged(document, 'H2', texts.features, looks.heading, whole(featuresTop))
  const end = drawFeatures(paper, featuresTop + 23, product.features)
  const tableTop = paper.spaceFor(end + 14, 103)
  paper.writeTagged(document, 'H2', texts.specifications, looks.heading, whole(tableTop))
  const tableEnd = drawSpecifications(paper, tableTop + 23, product.specifications)
  const size = sizeDrawing(product)
  if (size) drawSize(paper, tableEnd + 14, size)
}

/** Header and footer on every page; the offices are read once, on the last one. */
const drawAround = (paper: Paper, product: RevisedProduct, offices: readonly PrintedOffice[]): void => {
  const { pdf, document } = paper
  const mark = readPublic(ornamentFiles.mark).toString()
  paper.onEachPage((page, pages) => {
    paper.asArtifact(() => drawHeader(paper, mark, product), 'Pagination')
    if (page === 0) paper.asArtifact(() => drawBraid(pdf))
    drawPageNumber(paper, page, pages)
    drawFooter(paper, offices, revisionText(product.revision), (draw) => {
      if (page === pages - 1) document.add(pdf.struct('P', {}, draw))
      else paper.asArtifact(draw, 'Pagination')
    })
  })
}

const fontOf = (weight: Weight) => readFileSync(fontFile(weight))

/** A tagged PDF: title, language, and texts in the order in which they are read. */
export const makeSheet = async (
  product: RevisedProduct,
  offices: readonly PrintedOffice[],
): Promise<Uint8Array> => {
  const paper = makePaper({
    fonts: { 400: fontOf(400), 500: fontOf(500), 600: fontOf(600) },
    colours: palette,
    top: places.top,
    bottom: places.bottom,
    info: {
      Title: fill(texts.title, { name: product.name }),
      Author: offices.map(({ companyFullName }) => companyFullName).join(', '),
      Subject: texts.subject,
      Creator: site.name,
    },
  })
  drawBody(paper, product, await pictureOf(product))
  drawAround(paper, product, offices)
  const file = await paper.finish()
  return new Uint8Array(await file.arrayBuffer())
}
