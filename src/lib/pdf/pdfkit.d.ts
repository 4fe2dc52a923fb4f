/** The part of pdfkit that the site's documents use. The published types, `@types/pdfkit`, are for Node. */
declare module 'pdfkit' {
  export interface TextOptions {
    width?: number
    characterSpacing?: number
    link?: string
    features?: string[]
    /** In points from the top of a line to where its letters stand, below zero. */
    baseline?: number
  }

  /** An element of the structure that a screen reader reads. */
  export interface Tag {
    add(child: Tag): Tag
    end(): void
  }

  export interface TagOptions {
    title?: string
    alt?: string
    /** Read in place of the text, because spaced capitals would be read letter by letter. */
    actual?: string
    scope?: 'Column' | 'Row'
    bbox?: readonly [left: number, top: number, right: number, bottom: number]
  }

  export interface Pdf {
    struct(type: string, options?: TagOptions, content?: (() => void) | Tag | readonly Tag[]): Tag
    addStructure(tag: Tag): Pdf
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Pdf
    endMarkedContent(): Pdf
    addPage(): Pdf
    font(name: string, size?: number): Pdf
    fontSize(size: number): Pdf
    registerFont(name: string, source: Uint8Array): Pdf
    fillColor(colour: string): Pdf
    lineWidth(width: number): Pdf
    text(text: string, x: number, y: number, options?: TextOptions): Pdf
    currentLineHeight(includeGap: boolean): number
    widthOfString(text: string, options?: TextOptions): number
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): Pdf
    path(data: string): Pdf
    rect(x: number, y: number, width: number, height: number): Pdf
    roundedRect(x: number, y: number, width: number, height: number, radius: number): Pdf
    clip(): Pdf
    moveTo(x: number, y: number): Pdf
    lineTo(x: number, y: number): Pdf
    fill(colour: string): Pdf
    stroke(colour: string): Pdf
    strokeOpacity(opacity: number): Pdf
    save(): Pdf
    restore(): Pdf
    translate(x: number, y: number): Pdf
    scale(factor: number): Pdf
    rotate(degrees: number): Pdf
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): Pdf
    end(): void
  }

  interface PdfOptions {
    pdfVersion: '1.7'
    tagged: boolean
    size: 'A4'
    margin: number
    lang: string
    displayTitle: boolean
    bufferPages: boolean
    info: Readonly<Record<string, string>>
  }

  const PDFDocument: new (options: PdfOptions) => Pdf
  export default PDFDocument

  export function registerStdFonts(...fonts: readonly object[]): void
}

declare module 'pdfkit/output' {
  import type { Pdf } from 'pdfkit'

  /** Resolves when the document has ended. */
  export function toBlob(pdf: Pdf): Promise<Blob>
}

declare module 'pdfkit/standard-fonts/*' {
  const font: object
  export default font
}
