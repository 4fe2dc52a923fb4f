import texts from '../../content/texts/compare.json'
import { fill } from '../../lib/text.ts'

const { status } = texts

/** How many machines are compared, and how many of the table's rows differ. */
export const statusText = (count: number, rows: number, differing: number): string => {
  if (count === 1) return status.one
  return fill(differing === 1 ? status.oneDiffers : status.other, { count, rows, differing })
}
