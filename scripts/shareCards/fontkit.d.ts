/** The parts of fontkit that share cards and spec sheets use. The package has no types. */
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
    layout(text: string): GlyphRun
  }
  export function open(file: string): Promise<Font>
}
