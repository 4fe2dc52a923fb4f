import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** Its start takes longer than the reading of a document. */
const library = PDFiumLibrary.init()

const readPages = async <T>(pdf: Blob, read: (pages: PDFiumPage[]) => T): Promise<Awaited<T>> => {
  const document = await (await library).loadDocument(new Uint8Array(await pdf.arrayBuffer()))
  const found = await read([...document.pages()])
  document.destroy()
  return found
}

/** The text of each page of a PDF, with plain spaces. */
export const readTexts = (pdf: Blob): Promise<string[]> =>
  readPages(pdf, (pages) => pages.map((page) => page.getText().replaceAll('\u00a0', ' ')))

/** What the code on the first page says, drawn at 144 pixels to an inch; undefined without one. */
export const readCode = (pdf: Blob): Promise<string | undefined> =>
  readPages(pdf, async ([first]) => {
    if (!first) return undefined
    const { data, width, height } = await first.render({ scale: 2 })
    return jsQR(new Uint8ClampedArray(data), width, height)?.data
  })
