interface Run {
  x: number
  y: number
  length: number
}

const isDark = (dark: boolean): string => (dark ? '1' : '0')

/** The dark modules of a QR code as horizontal runs: single modules would have visible gaps between them. */
export const darkRuns = (rows: readonly (readonly boolean[])[]): Run[] =>
  rows.flatMap((row, y) =>
    [...row.map(isDark).join('').matchAll(/1+/g)].map(({ index, 0: run }) => ({
      x: index,
      y,
      length: run.length,
    })),
  )
