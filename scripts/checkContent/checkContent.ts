import { hasNames, withNames } from '../../src/content/names.ts'
import { site } from '../../src/content/site.ts'
import { checkRecords } from './checkRecords.ts'
import { checkTexts } from './checkTexts.ts'
import { type ContentFile, type Fault, fieldsOf } from './files/contentFile.ts'
import { parseFiles } from './files/parseFiles.ts'
import {
  mediaFolders,
  productFileNames,
  productsFolder,
  publicFileExists,
  publicFileSize,
  readCompany,
  type readContent,
  readPublicFile,
} from './files/readContent.ts'
import { strayFiles } from './files/strayFiles.ts'
import { fixedFaults } from './fixedTexts.ts'
import { modelSizeFaults, modelSoundFaults } from './models/modelFaults.ts'
import { thinPlaces } from './products/catalogue.ts'
import { checkProducts } from './products/checkProducts.ts'
import { loadPrintedSigns, printedOf, printedOffices, unprintedSigns } from './products/printedSigns.ts'
import { largeFiles, pictureFaults } from './products/productFiles.ts'
import { sampleWarnings, unusedMedia } from './warnings.ts'

/** Checked as visitors read it. */
const named = ({ path, text }: ContentFile): ContentFile => ({
  path,
  text: hasNames(path) ? withNames(text) : text,
})

/**
 * The faults of all content; while there are none, what staff should know of it. `isLive` is true for the site that
 * visitors see.
 */
export const checkContent = async (
  { products, legal, pages }: ReturnType<typeof readContent>,
  isLive: boolean,
) => {
  const productIds = products.map(({ path }) => Number.parseInt(path.replace(/^.*\//, ''), 10))
  const { parsed } = parseFiles(products)
  // The build makes a missing spec sheet.
  const specSheets = new Set(parsed.map((file) => fieldsOf(file).pdf))
  const fileExists = (address: string): boolean => specSheets.has(address) || publicFileExists(address)
  const media = await Promise.all(
    [pictureFaults, modelSizeFaults, modelSoundFaults].flatMap((faultsOf) =>
      parsed.map((file) => faultsOf(file, readPublicFile)),
    ),
  )
  const printed = await loadPrintedSigns()
  const faults: Fault[] = [
    ...strayFiles(productsFolder, productFileNames()),
    ...checkRecords(publicFileExists),
    ...checkProducts(products, fileExists),
    ...parsed.flatMap((file) => largeFiles(file, publicFileSize)),
    ...media.flat(),
    ...[...parsed.map(printedOf), printedOffices].flatMap((file) => unprintedSigns(file, printed)),
    ...parseFiles(pages).parsed.flatMap(fixedFaults),
    ...checkTexts([...legal, ...pages].map(named), productIds, fileExists),
  ]
  if (faults.length > 0) return { faults, warnings: [] }
  const company = readCompany()
  const isOwn = site.sampleNote === null || isLive
  const warnings = [
    ...thinPlaces(parsed),
    ...unusedMedia(
      mediaFolders(),
      [...products, ...company].map(({ text }) => text),
    ),
    ...(isOwn ? sampleWarnings(company, products) : []),
  ]
  return { faults, warnings }
}
