import { deadLinks } from './addresses.ts'
import { type ContentFile, type Fault, type FileExists, type ParsedFile } from './files/contentFile.ts'
import { parseFiles } from './files/parseFiles.ts'
import { markedTexts } from './markedTexts.ts'
import { repeats } from './repeats.ts'
import { onePerField } from './shape.ts'
import { wordingFaults } from './textFiles.ts'

/** The faults of offices, legal texts and page texts (specification 12); links may lead to `productIds`. */
export const checkTexts = (
  files: readonly ContentFile[],
  productIds: readonly number[],
  fileExists: FileExists,
): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const ownFaults = (file: ParsedFile) => [
    ...wordingFaults(file),
    ...markedTexts(file),
    ...repeats(file),
    ...deadLinks(file, productIds, fileExists),
  ]
  return [...faults, ...parsed.flatMap((file) => onePerField(ownFaults(file)))]
}
