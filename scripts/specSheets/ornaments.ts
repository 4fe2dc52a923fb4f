import { readPublic } from '../derivedFiles/sources.ts'

export const ornamentFiles = { mark: 'favicon.svg', braid: 'line-work/divider.svg' } as const

const strands =
  /stroke="(?<stroke>[^"]+)" stroke-width="0.8" opacity="(?<opacity>[^"]+)"[^>]*><path[^>]* d="(?<d>[^"]+)"/g

/** Two colours, each 600 units wide and drawn twice side by side. Throws when the SVG file has others. */
export const braidStrands = () => {
  const found = [...readPublic(ornamentFiles.braid).toString().matchAll(strands)]
  if (found.length !== 2) throw new Error(`public/${ornamentFiles.braid} has no two strands.`)
  return found.map(({ groups = {} }) => groups)
}
