import PDFDocument, { type Pdf, type Tag, type TextOptions } from 'pdfkit'
import { toBlob } from 'pdfkit/output'

/** The height of the font above its base line, as a share of its size. A unit test has the figure. */
export const ascent = 0.97

/** Helvetica has the micro sign and the raised figures, which the site's font may lack. */
const rareSigns = /([µ¹²³]+)/

/** A text as it is measured: pdfkit measures in one font only. */
export const measured = (text: string): string => text.replaceAll(/[µ¹²³]/g, 'u')

/** A tagged document with its first A4 page. All lengths are in points from the top left, 72 to an inch. */
export const beginDocument = (info: Readonly<Record<string, string>>) => {
  const pdf = new PDFDocument({
    size: 'A4',
    // Texts stand where they are put; a text near the edge begins no page by itself.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info,
  })
  // Screen readers read the tags in the order in which they are added to it.
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  return { pdf, document }
}

/** Ends the document; resolves with its file. */
export const endDocument = (pdf: Pdf, document: Tag): Promise<Blob> => {
  document.end()
  const blob = toBlob(pdf)
  pdf.end()
  return blob
}

/** Writes a text in the chosen size, with its first line standing on `base`. */
export const writeRuns = (
  pdf: Pdf,
  text: string,
  font: string,
  { x, base }: { x: number; base: number },
  options: TextOptions,
): void => {
  const runs = text.split(rareSigns).filter((run) => run !== '')
  for (const [index, run] of runs.entries()) {
    pdf.font(rareSigns.test(run) ? 'Helvetica' : font)
    // Two fonts on one line stand on the same height.
    const part: TextOptions = { ...options, baseline: 'alphabetic', continued: index < runs.length - 1 }
    if (index === 0) pdf.text(run, x, base, part)
    else pdf.text(run, part)
  }
}

/** Draws something that screen readers leave out. */
export const asArtifact = (pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** The path data and colours of the site's mark, an SVG of 64 by 64. */
export const readMark = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, data = '', colour = '']) => ({
    data,
    colour,
  }))

export type Mark = ReturnType<typeof readMark>

export const drawMark = (pdf: Pdf, mark: Mark, x: number, y: number, size: number): void => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 64)
  for (const { data, colour } of mark) pdf.path(data).fill(colour)
  pdf.restore()
}
