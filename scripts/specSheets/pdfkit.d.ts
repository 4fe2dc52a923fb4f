/** The tags and drawings of pdfkit that only the spec sheets use. */
declare module 'pdfkit' {
  interface TextOptions {
    continued?: boolean
    baseline?: 'alphabetic'
  }

  /** An element of the structure that screen readers read. */
  export interface Tag {
    add(child: Tag): Tag
    end(): void
  }

  interface TagOptions {
    title?: string
    alt?: string
    actual?: string
    scope?: 'Row'
    bbox?: readonly [left: number, top: number, right: number, bottom: number]
  }

  export interface Pdf {
    struct(type: string, options?: TagOptions, content?: (() => void) | Tag | readonly Tag[]): Tag
    addStructure(tag: Tag): Pdf
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Pdf
    endMarkedContent(): Pdf
    font(name: string): Pdf
    fontSize(size: number): Pdf
    currentLineHeight(includeGap: boolean): number
    widthOfString(text: string): number
    text(text: string, options: TextOptions): Pdf
    roundedRect(x: number, y: number, width: number, height: number, radius: number): Pdf
    clip(): Pdf
    rotate(degrees: number): Pdf
    strokeOpacity(opacity: number): Pdf
    stroke(colour: string): Pdf
  }
}
