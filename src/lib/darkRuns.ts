interface Run {
  x: number
  y: number
  length: number
}

/** The dark modules of a QR code as horizontal runs, because single modules would show gaps between them. */
export const darkRuns = (rows: readonly (readonly boolean[])[]): Run[] =>
  rows.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(({ index, 0: run }) => ({
      x: index,
      y,
      length: run.length,
    })),
  )
