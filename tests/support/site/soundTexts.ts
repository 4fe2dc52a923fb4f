import { type ContentFile } from '../../../scripts/checkContent/files/contentFile.ts'
import terms from '../../../src/content/data/glossary.json'
import offices from '../../../src/content/data/offices.json'
import legal from '../../../src/content/legal/terms.json'
import about from '../../../src/content/texts/about.json'
import home from '../../../src/content/texts/home.json'
import { type Draft } from './soundContent.ts'

/** Texts of each kind without any fault, file by file. */
export const soundTexts = {
  about,
  home,
  offices,
  'data/glossary': terms,
  'legal/terms': legal,
} satisfies Record<string, Draft>

export type TextName = keyof typeof soundTexts

const folderOf = (name: string): string => (name === 'offices' ? 'data/' : name.includes('/') ? '' : 'texts/')

export const pathOfText = (name: string): string => `src/content/${folderOf(name)}${name}.json`

/** The sound texts as files, those named with other data. */
export const textFiles = (changes: Partial<Record<TextName, unknown>> = {}): ContentFile[] =>
  Object.entries<unknown>({ ...soundTexts, ...changes }).map(([name, data]) => ({
    path: pathOfText(name),
    text: JSON.stringify(data),
  }))
