import type { Pdf } from 'pdfkit'
import { encode } from 'uqr'

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

interface Square {
  x: number
  y: number
  side: number
}

/** Draws the QR code of an address into a PDF as one shape; scanners need a light edge around it. */
export const drawCode = (pdf: Pdf, address: string, colour: string, { x, y, side }: Square): void => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  pdf
    .save()
    .translate(x, y)
    .scale(side / size)
  for (const { x: left, y: top, length } of darkRuns(data)) pdf.rect(left, top, length, 1)
  pdf.fill(colour).restore()
}
