import type { ContentFile } from './files/contentFile.ts'

/** Warns of folders of `public/media` from which no text of the content takes a file, as after a withdrawal. */
export const unusedMedia = (folders: readonly string[], texts: readonly string[]): string[] =>
  folders
    .filter((folder) => !texts.some((text) => text.includes(`/media/${folder}/`)))
    .map((folder) => `public/media/${folder} belongs to no product and no page; delete the folder.`)

/** An address of no real site, or a number of zeros. */
const sample = /[\w.@-]*\.example\b|\bBuilding 00\b|(?<![\d.,])0{3,}(?![\d.,])/

/** The address of a film that does not exist. */
const sampleFilm = /\bVERITALLY\d\d\b|\bvimeo\.com\/00\d+/

const firstIn = (pattern: RegExp, files: readonly ContentFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const found = pattern.exec(text)
    return found ? [`${path} still has sample data: ${found[0]}. See docs/make-it-yours.md.`] : []
  })

/** Warns of data of the sample company and of its films; of each file it names the first. */
export const sampleWarnings = (
  company: readonly ContentFile[],
  products: readonly ContentFile[],
): string[] => [...firstIn(sample, company), ...firstIn(sampleFilm, products)]
