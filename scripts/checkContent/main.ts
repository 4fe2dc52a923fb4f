import { fieldsOf, report } from './contentFile.ts'
import { parseFiles } from './parseFiles.ts'
import { writeProductJsonSchema } from './productJsonSchema.ts'
import { checkProducts } from './products.ts'
import { publicFileExists, readContent } from './readContent.ts'
import { checkRecords } from './records.ts'
import { checkTexts } from './texts.ts'

const { products, legal, pages } = readContent()
const productIds = products.map(({ path }) => Number.parseInt(path.replace(/^.*\//, ''), 10))
// The build makes a missing spec sheet.
const specSheets = new Set(parseFiles(products).parsed.map((file) => fieldsOf(file).pdf))
const fileExists = (address: string): boolean => specSheets.has(address) || publicFileExists(address)
writeProductJsonSchema()
const faults = [
  ...checkRecords(publicFileExists),
  ...checkProducts(products, fileExists),
  ...checkTexts([...legal, ...pages], productIds, fileExists),
]

if (faults.length === 0) {
  console.log(
    `Content is sound: ${products.length} products, ${legal.length} legal texts, ` +
      `${pages.length} files of page texts.`,
  )
} else {
  console.error(
    `${report(faults)}\n\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content.`,
  )
  process.exitCode = 1
}
