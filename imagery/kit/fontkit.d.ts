/** The part of fontkit that the lettering uses; the package has no types of its own. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  interface Glyph {
    readonly path: Path
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[]
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly capHeight: number
    readonly availableFeatures: readonly string[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: readonly string[]): GlyphRun
  }
  export function create(buffer: Uint8Array): Font
}
