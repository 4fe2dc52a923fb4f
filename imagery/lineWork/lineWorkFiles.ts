import { lineWork } from './sheets.ts'
import { type SealName, seals } from './seals.ts'
import { lineWorkSvg } from './engraving.ts'
import { elevationSvg } from '../elevations/elevation.ts'

/**
 * Every line-work file by its name: the sheets, and an elevation for each category and subcategory.
 */
export function lineWorkFiles(): Map<string, string> {
  const names = Object.keys(seals) as SealName[]
  return new Map([
    ...Object.entries(lineWork).map(([name, work]) => [`${name}.svg`, lineWorkSvg(work)] as const),
    ...names.map((name) => [`${name}.svg`, elevationSvg(name)] as const),
  ])
}
