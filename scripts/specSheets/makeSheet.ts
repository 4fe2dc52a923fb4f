import type { Pdf, Tag } from 'pdfkit'
import { categoryLabel } from '../../src/content/categories.ts'
import { site } from '../../src/content/site.ts'
import texts from '../../src/content/texts/sheet.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { asArtifact, beginDocument, endDocument } from '../../src/lib/pdf/document.ts'
import { drawCode } from '../../src/lib/pdf/qrCode.ts'
import { fill } from '../../src/lib/text.ts'
import type { Drawing } from '../sizeDrawings/shapes.ts'
import { colours } from './colours.ts'
import { features } from './features.ts'
import { drawBraid, drawFooter, drawHeader, drawPageNumber, type PrintedOffice } from './headerAndFooter.ts'
import type { SheetPicture } from './picture.ts'
import { sizeView } from './sizeView.ts'
import { frame, frameWidth, type Look, looks } from './style.ts'
import { table } from './table.ts'
import { heightOf, registerFonts, spaceFor, write } from './write.ts'

interface SheetFacts {
  readonly offices: readonly PrintedOffice[]
  readonly picture: SheetPicture
  /** The drawing; undefined for a product whose sheet states no size. */
  readonly size: { readonly drawing: Drawing; readonly sentence: string } | undefined
  /** `Revision 3 of November 28, 2026`. */
  readonly revision: string
}

const pictureSize = { width: 252, height: 189 } as const
const besidePicture = frame.left + pictureSize.width + 20

/** The picture with its caption, and the description beside it; returns where the higher one ends. */
const lead = (
  pdf: Pdf,
  part: Tag,
  y: number,
  { description }: Product,
  { data, alt, caption }: SheetPicture,
): number => {
  const { width: pictureWidth, height } = pictureSize
  const figure = { alt, bbox: [frame.left, y, frame.left + pictureWidth, y + height] as const }
  const draw = () => {
    pdf.save().roundedRect(frame.left, y, pictureWidth, height, 3).clip()
    pdf.image(data, frame.left, y, pictureSize).restore()
  }
  part.add(pdf.struct('Figure', figure, draw))
  const captionTop = y + height + 4
  paragraph(pdf, part, caption, looks.caption, { x: frame.left, y: captionTop, width: pictureWidth })
  const width = frame.right - besidePicture
  paragraph(pdf, part, description, looks.description, { x: besidePicture, y: y - 2, width })
  return Math.max(captionTop + 10, y - 2 + heightOf(pdf, description, looks.description, width))
}

const paragraph = (
  pdf: Pdf,
  part: Tag,
  text: string,
  look: Look,
  position: Parameters<typeof write>[3],
  type = 'P',
): void => {
  part.add(pdf.struct(type, {}, () => write(pdf, text, look, position)))
}

/** In points. */
const codeSide = 46
const titleWidth = frameWidth - codeSide - 20

const beside = (y: number) => ({ x: frame.left, y, width: titleWidth })

const pageCode = (pdf: Pdf, part: Tag, { id }: Product): void => {
  const [x, y] = [frame.right - codeSide, frame.top + 2]
  const address = site.url + paths.product(id)
  const figure = {
    alt: fill(texts.code, { address }),
    bbox: [x, y, x + codeSide, y + codeSide] as const,
  }
  const draw = () => drawCode(pdf, address, colours.ink, { x, y, side: codeSide })
  part.add(pdf.struct('Figure', figure, draw))
}

const whole = (y: number) => ({ x: frame.left, y, width: frameWidth })

const body = (pdf: Pdf, part: Tag, product: Product, { picture, size }: SheetFacts): void => {
  const { category, subcategory, name, specifications } = product
  const position = categoryLabel(category, subcategory)
  // Spaced capitals would be read letter by letter.
  const drawCategory = () => write(pdf, position.toUpperCase(), looks.eyebrow, beside(frame.top + 8))
  part.add(pdf.struct('P', { actual: position }, drawCategory))
  paragraph(pdf, part, name, looks.title, beside(frame.top + 22), 'H1')
  const titleEnd = frame.top + 22 + heightOf(pdf, name, looks.title, titleWidth)
  pageCode(pdf, part, product)
  const featuresTop = lead(pdf, part, titleEnd + 14, product, picture) + 22
  paragraph(pdf, part, texts.features, looks.heading, whole(featuresTop), 'H2')
  const end = features(pdf, part, featuresTop + 23, product.features)
  const tableTop = spaceFor(pdf, end + 14, 103)
  paragraph(pdf, part, texts.specifications, looks.heading, whole(tableTop), 'H2')
  const tableEnd = table(pdf, part, tableTop + 23, specifications)
  if (size) sizeView(pdf, part, tableEnd + 14, size.drawing, size.sentence)
}

/** Header and footer on every page; the offices are read once, on the last one. */
const around = (pdf: Pdf, part: Tag, product: Product, facts: SheetFacts): void => {
  const { offices, revision } = facts
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    asArtifact(pdf, () => drawHeader(pdf, product), 'Pagination')
    if (page === 0) asArtifact(pdf, () => drawBraid(pdf))
    drawPageNumber(pdf, page, count)
    const isRead = page === count - 1
    drawFooter(pdf, offices, revision, (draw) => {
      if (isRead) part.add(pdf.struct('P', {}, draw))
      else asArtifact(pdf, draw, 'Pagination')
    })
  }
}

/** A tagged PDF: title, language, and texts in the order in which they are read. */
export const makeSheet = async (product: Product, facts: SheetFacts): Promise<Uint8Array> => {
  const { offices } = facts
  const { pdf, document } = beginDocument({
    Title: fill(texts.title, { name: product.name }),
    Author: offices.map(({ companyFullName }) => companyFullName).join(', '),
    Subject: texts.subject,
    Creator: site.name,
  })
  registerFonts(pdf)
  body(pdf, document, product, facts)
  around(pdf, document, product, facts)
  const file = await endDocument(pdf, document)
  return new Uint8Array(await file.arrayBuffer())
}
