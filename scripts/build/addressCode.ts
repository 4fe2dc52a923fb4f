import { encode } from 'uqr'
import { darkRuns } from '../../src/lib/pdf/qrCode.ts'

/** A QR code as an SVG path, with a stroke for each run of dark modules, relative to the one before it. */
export const addressCode = (url: string): { size: number; path: string } => {
  // Scanners need a light border four modules wide.
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  const strokes = darkRuns(data).map(({ x, y, length }, index, runs) => {
    const before = runs[index - 1]
    return before?.y === y ? `m${x - before.x - before.length} 0h${length}` : `M${x} ${y}h${length}`
  })
  return { size, path: strokes.join('') }
}
