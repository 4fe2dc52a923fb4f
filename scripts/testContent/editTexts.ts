import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '../../src/content/site.ts'
import { textsOf } from '../checkContent/files/contentFile.ts'
import { readContent } from '../checkContent/files/readContent.ts'
import { fixedTexts } from '../checkContent/fixedTexts.ts'

const newName = 'Sample & Daughters'

/** The first plain word, which is neither a placeholder nor a part of an address. */
const word = /(?<![\w{/.])[a-z]{3,}(?![\w}/.])/

const fixed = new Set(Object.values(fixedTexts).flatMap((texts) => Object.values(texts)))

/** One word is another in the longest text that may change. */
const reworded = (json: string): string => {
  const texts = textsOf(JSON.parse(json)).flatMap(({ text }) => (fixed.has(text) ? [] : JSON.stringify(text)))
  const longest = texts.filter((text) => word.test(text)).sort((a, b) => b.length - a.length)[0]
  return longest === undefined ? json : json.replace(longest, () => longest.replace(word, 'sample'))
}

/** Patterns that read a sheet. */
const isText = (path: string): boolean => !/\/(?:currencyWords|tenderWords|topics)\.json$/.test(path)

/** Renames the company, changes its offices' phones and hours, and a word in each file of texts and legal texts. */
export const editTexts = async (root: string): Promise<void> => {
  const change = async (path: string, edit: (text: string) => string): Promise<void> => {
    const file = join(root, path)
    await writeFile(file, edit(await readFile(file, 'utf8')).replaceAll(site.name, newName))
  }
  const { legal, pages } = readContent()
  for (const { path } of [...legal, ...pages]) if (isText(path)) await change(path, reworded)
  await change('src/content/site.ts', (text) => text)
  await change('src/content/data/countries.ts', (text) =>
    text
      .replace(/(phone: '\+\d+) [\d ]+/g, '$1 11 222 333')
      .replaceAll('8AM', '9AM')
      .replaceAll('5PM', '6PM'),
  )
}
