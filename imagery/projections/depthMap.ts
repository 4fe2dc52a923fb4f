import type { Body } from './triangles.ts'

/** The frame of a drawing in mm. */
export interface Frame {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** What is nearest to the eye in every place of a drawing, in mm; minus infinity where nothing is. */
export interface DepthMap {
  readonly nearest: (column: number, row: number) => number
  /** Column and row of a place in mm. */
  readonly place: (x: number, y: number) => readonly [column: number, row: number]
}

/** Columns and rows that are kept free about the drawing. */
const margin = 2

export const frameOf = (bodies: readonly Body[]): Frame => {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { corners } of bodies)
    for (let at = 0; at < corners.length; at += 3) {
      const [x = 0, y = 0] = [corners[at], corners[at + 1]]
      left = Math.min(left, x)
      right = Math.max(right, x)
      bottom = Math.min(bottom, y)
      top = Math.max(top, y)
    }
  return { left, bottom, width: right - left, height: top - bottom }
}

/** Draws all triangles into a map whose cells are `cell` mm wide. */
export const depthMapOf = (bodies: readonly Body[], frame: Frame, cell: number): DepthMap => {
  const columns = Math.ceil(frame.width / cell) + 2 * margin
  const rows = Math.ceil(frame.height / cell) + 2 * margin
  const depths = new Float64Array(columns * rows).fill(-Infinity)
  const place = (x: number, y: number): readonly [number, number] => [
    (x - frame.left) / cell + margin,
    (y - frame.bottom) / cell + margin,
  ]

  const fill = (corners: Float64Array, a: number, b: number, c: number): void => {
    const [ax, ay] = place(corners[a * 3] ?? 0, corners[a * 3 + 1] ?? 0)
    const [bx, by] = place(corners[b * 3] ?? 0, corners[b * 3 + 1] ?? 0)
    const [cx, cy] = place(corners[c * 3] ?? 0, corners[c * 3 + 1] ?? 0)
    const [az = 0, bz = 0, cz = 0] = [corners[a * 3 + 2], corners[b * 3 + 2], corners[c * 3 + 2]]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-9) return
    const lastRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const lastColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= lastRow; row += 1)
      for (
        let column = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
        column <= lastColumn;
        column += 1
      ) {
        const [x, y] = [column + 0.5, row + 0.5]
        const u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
        const v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
        if (u < 0 || v < 0 || u + v > 1) continue
        const depth = az + u * (bz - az) + v * (cz - az)
        const at = row * columns + column
        if (depth > (depths[at] ?? 0)) depths[at] = depth
      }
  }

  for (const { corners, triangles } of bodies)
    for (let at = 0; at < triangles.length; at += 3)
      fill(corners, triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0)

  return {
    nearest: (column, row) =>
      column < 0 || row < 0 || column >= columns || row >= rows
        ? -Infinity
        : (depths[Math.floor(row) * columns + Math.floor(column)] ?? -Infinity),
    place,
  }
}
