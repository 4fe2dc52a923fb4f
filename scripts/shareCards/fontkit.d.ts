/** The parts of fontkit that share cards, spec sheets and the check of content use. The package has no types. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  interface GlyphRun {
    readonly glyphs: readonly { readonly path: Path }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[]
  }
  export interface Font {
    readonly type: string
    readonly unitsPerEm: number
    readonly ascent: number
    /** Below the line on which the letters stand, so it is negative. */
    readonly descent: number
    readonly lineGap: number
    /** The code points that the font has. */
    readonly characterSet: readonly number[]
    layout(text: string): GlyphRun
  }
  export function open(file: string): Promise<Font>
}
