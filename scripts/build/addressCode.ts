import { encode } from 'uqr'
import { darkRuns } from '../../src/lib/darkRuns.ts'

/** The dark modules of a QR code as an SVG path: a stroke for each run, relative to the one before it. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  darkRuns(rows)
    .map(({ x, y, length }, index, runs) => {
      const before = runs[index - 1]
      return before?.y === y ? `m${x - before.x - before.length} 0h${length}` : `M${x} ${y}h${length}`
    })
    .join('')

/** The border is the light edge that scanners need, four modules wide. */
export const addressCode = (url: string): { size: number; path: string } => {
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  return { size, path: modulesPath(data) }
}
