import { readPublic } from '../derivedFiles/readPublic.ts'

export const ornamentFiles = { mark: 'favicon.svg', braid: 'line-work/divider.svg' } as const

const markPath = /<path d="(?<d>[^"]+)" fill="(?<fill>[^"]+)"/g
const strands =
  /stroke="(?<stroke>[^"]+)" stroke-width="0.8" opacity="(?<opacity>[^"]+)"[^>]*><path[^>]* d="(?<d>[^"]+)"/g

const groupsOf = (name: string, pattern: RegExp) => {
  const found = [...readPublic(name).toString().matchAll(pattern)].map(({ groups = {} }) => groups)
  if (found.length !== 2) throw new Error(`public/${name} has ${found.length} paths where 2 are expected.`)
  return found
}

/** The two paths of the company's mark with their fills. Throws when its SVG file has others. */
export const markPaths = () => groupsOf(ornamentFiles.mark, markPath)

/** Two colours, each 600 units wide and drawn twice side by side. */
export const braidStrands = () => groupsOf(ornamentFiles.braid, strands)
