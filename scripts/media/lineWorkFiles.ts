import { lineWork } from '../../src/content/lineWork.ts'
import { lineWorkSvg } from './engraving.ts'
import { plateNames, plateSvg } from './plates/plate.ts'

/** Every line-work file by its name. */
export function lineWorkFiles(): Map<string, string> {
  return new Map([
    ...Object.entries(lineWork).map(([name, work]) => [`${name}.svg`, lineWorkSvg(work)] as const),
    ...plateNames.map((name) => [`${name}.svg`, plateSvg(name)] as const),
  ])
}
