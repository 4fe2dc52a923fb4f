import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

interface RenderedPage {
  text: string
  width: number
  height: number
  /** RGBA. */
  pixels: Uint8ClampedArray
}

/** The pages of a PDF as a reader shows them; `scale` 1 is 72 pixels to an inch. */
export const renderPdf = async (pdf: Blob, scale = 2): Promise<RenderedPage[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(await pdf.arrayBuffer()))
  const pages: RenderedPage[] = []
  for (const page of document.pages()) {
    const text = page.getText()
    const { data, width, height } = await page.render({ scale })
    pages.push({ text, width, height, pixels: new Uint8ClampedArray(data) })
  }
  document.destroy()
  library.destroy()
  return pages
}

/** What the code on a page says; undefined without one. */
export const readCode = ({ pixels, width, height }: RenderedPage): string | undefined =>
  jsQR(pixels, width, height)?.data
