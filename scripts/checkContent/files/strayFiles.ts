import type { Fault } from './contentFile.ts'

const productFile = /^\d+-[a-z0-9-]+\.json$/

const advice = 'is no file of a product: give it a name such as 05-mc-280.json, or move it out of this folder'

/** What lies among the products and is not read, or is read twice, as a copy of a file. */
export const strayFiles = (folder: string, names: readonly string[]): Fault[] =>
  names
    .filter((name) => !productFile.test(name))
    .map((name) => ({ file: `${folder}/${name}`, field: 'name', value: name, advice }))
