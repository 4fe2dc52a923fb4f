import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../src/content/site.ts'
import { readProducts } from '../build/products.ts'
import { type ContentFile, textsOf } from '../checkContent/files/contentFile.ts'
import { publicFileExists, readContent } from '../checkContent/files/readContent.ts'
import { fixedTexts } from '../checkContent/fixedTexts.ts'
import { checkProducts } from '../checkContent/products/checkProducts.ts'

const { products: files, legal, pages } = readContent()

/** A product with a model that nothing refers to, and whose place has enough others. */
const withdrawable = (): ContentFile | undefined =>
  files.find((file) => {
    const others = files.filter((other) => other !== file)
    return file.text.includes('"model":') && checkProducts(others, publicFileExists).length === 0
  })

const heavier = (text: string): string =>
  text.replace(
    /("Weight": ")([\d.]+)/,
    (_, label: string, kg: string) => label + (Number(kg) + 0.1).toFixed(1),
  )

const folderOf = ({ path }: ContentFile): string => basename(path, '.json').replace(/^\d+-/, '')

/** Returns what it has done, and what makes the pictures of the new product from its photographs. */
export const editProducts = async (root: string): Promise<{ done: string; pictures: string[] }> => {
  const withdrawn = withdrawable()
  const edited = files.find((file) => file !== withdrawn)
  if (!edited || !withdrawn) throw new Error('no product to edit and to withdraw')
  await writeFile(join(root, edited.path), heavier(edited.text))
  await rm(join(root, withdrawn.path))
  await rm(join(root, 'public/media', folderOf(withdrawn)), { recursive: true })

  const products = readProducts()
  const [like] = products
  const id = Math.max(...products.map((product) => product.id)) + 1
  const views = ['front', 'side']
  const added = {
    ...like,
    id,
    name: `XX ${id} Sample Machine`,
    description: like?.description.replace(/\w+/, 'Sample'),
    pdf: `/specs/xx-${id}.pdf`,
    images: views.map((view) => ({ src: `/media/xx-${id}/${view}`, alt: `The machine, ${view} view` })),
    videos: [],
    model: undefined,
  }
  const path = `src/content/products/${id}-xx-${id}.json`
  await writeFile(join(root, path), JSON.stringify(added, null, 2))
  const photographs = views.map((view) => join(root, `${view}.jpg`))
  const shot = join('public/media', folderOf(edited), 'hero-1600.webp')
  for (const file of photographs) await sharp(shot).resize(2000, 1400).jpeg().toFile(file)
  const done = [`edited ${edited.path}`, `withdrew ${withdrawn.path}`, `added ${path}`].join(', ')
  return { done, pictures: [String(id), ...photographs] }
}

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
  for (const { path } of [...legal, ...pages]) if (isText(path)) await change(path, reworded)
  await change('src/content/site.ts', (text) => text)
  await change('src/content/data/countries.ts', (text) =>
    text
      .replace(/(phone: '\+\d+) [\d ]+/g, '$1 11 222 333')
      .replaceAll('8AM', '9AM')
      .replaceAll('5PM', '6PM'),
  )
}
