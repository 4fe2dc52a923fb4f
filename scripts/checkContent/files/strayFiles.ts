import type { Fault } from './contentFile.ts'

/** A product's file, or one that a system hides from its user, such as `.DS_Store`. */
const expected = /^(?:\d+-[a-z\d-]+\.json|\.DS_Store|[Tt]humbs\.db|desktop\.ini)$/

const advice =
  'is no file of a product; give it a name of small letters, digits and hyphens, as 05-mc-280.json, or move it ' +
  'out of this folder'

/** Files among the products that are not read, or are copies of another file. */
export const strayFiles = (folder: string, names: readonly string[]): Fault[] =>
  names
    .filter((name) => !expected.test(name))
    .map((name) => ({ file: `${folder}/${name}`, field: 'name', value: name, advice }))
