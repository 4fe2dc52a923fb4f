/** The part of pdfkit that a list's document uses. The published types, `@types/pdfkit`, are for Node. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number
    align?: 'left' | 'center' | 'right'
    characterSpacing?: number
    lineGap?: number
    link?: string
    features?: string[]
    baseline?: 'alphabetic'
    continued?: boolean
  }

  /** An element of the structure that a screen reader reads. */
  export interface Tag {
    add(child: Tag): Tag
    end(): void
  }

  /** The options that a list's document uses; those of the spec sheets are in scripts/specSheets. */
  export interface ListTagOptions {
    alt?: string
    /** Read in place of the text, because spaced capitals would be read letter by letter. */
    actual?: string
    scope?: 'Column'
    bbox?: readonly [left: number, top: number, right: number, bottom: number]
  }

  export interface Pdf {
    /** The font in use, whose measures are in thousandths of its size. pdfkit has no public name for it. */
    readonly _font: { readonly ascender: number; readonly descender: number; readonly lineGap: number }
    struct(type: string, options?: ListTagOptions, content?: () => void): Tag
    addStructure(tag: Tag): Pdf
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Pdf
    endMarkedContent(): Pdf
    addPage(): Pdf
    font(name: string, size: number): Pdf
    registerFont(name: string, source: Uint8Array): Pdf
    fillColor(colour: string): Pdf
    strokeColor(colour: string): Pdf
    lineWidth(width: number): Pdf
    text(text: string, x: number, y: number, options?: TextOptions): Pdf
    text(text: string, options: TextOptions): Pdf
    widthOfString(text: string, options?: TextOptions): number
    heightOfString(text: string, options?: TextOptions): number
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): Pdf
    path(data: string): Pdf
    rect(x: number, y: number, width: number, height: number): Pdf
    moveTo(x: number, y: number): Pdf
    lineTo(x: number, y: number): Pdf
    fill(colour: string): Pdf
    stroke(): Pdf
    save(): Pdf
    restore(): Pdf
    translate(x: number, y: number): Pdf
    scale(factor: number): Pdf
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): Pdf
    end(): void
  }

  interface PdfOptions {
    pdfVersion?: '1.7'
    tagged?: boolean
    size: 'A4'
    margin: number
    lang: string
    displayTitle: boolean
    bufferPages: boolean
    autoFirstPage: boolean
    info: Record<string, string>
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
