import type { Fault } from './contentFile.ts'

/** Or a file of a system's own, as `.DS_Store`, which its user does not see. */
const expected = /^(?:\d+-[a-z\d-]+\.json|\.DS_Store|[Tt]humbs\.db|desktop\.ini)$/

const advice =
  'is no file of a product; give it a name of small letters, digits and hyphens, as 05-mc-280.json, or move it ' +
  'out of this folder'

/** What lies among the products and is not read, or is read twice, as a copy of a file. */
export const strayFiles = (folder: string, names: readonly string[]): Fault[] =>
  names
    .filter((name) => !expected.test(name))
    .map((name) => ({ file: `${folder}/${name}`, field: 'name', value: name, advice }))
