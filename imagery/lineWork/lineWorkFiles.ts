import { lineWork } from './sheets.ts'
import { type SealName, seals } from './seals.ts'
import { lineWorkSvg, sealSvg } from './engraving.ts'
import { elevationSvg } from '../elevations/elevation.ts'

/**
 * Every line-work file by its name: the sheets, and an elevation and
 * a seal for each category and subcategory.
 */
export function lineWorkFiles(): Map<string, string> {
  const categories = Object.keys(seals) as SealName[]
  return new Map([
    ...Object.entries(lineWork).map(([name, work]) => [`${name}.svg`, lineWorkSvg(work)] as const),
    ...categories.map((name) => [`${name}.svg`, elevationSvg(name)] as const),
    ...categories.map((name) => [`seal-${name}.svg`, sealSvg(name)] as const),
  ])
}
