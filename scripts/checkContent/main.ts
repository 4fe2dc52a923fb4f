import { report } from './contentFile.ts'
import { checkProducts } from './products.ts'
import { publicFileExists, readContent } from './readContent.ts'
import { checkTexts } from './texts.ts'

const { products, legal, pages } = readContent()
const productIds = products.map(({ path }) => Number.parseInt(path.replace(/^.*\//, ''), 10))
const faults = [
  ...checkProducts(products, publicFileExists),
  ...checkTexts([...legal, ...pages], productIds, publicFileExists),
]

if (faults.length === 0) {
  console.log(
    `Content is sound: ${products.length} products, ${legal.length} legal texts, ${pages.length} files of page texts.`,
  )
} else {
  console.error(
    `${report(faults)}\n\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content.`,
  )
  process.exitCode = 1
}
