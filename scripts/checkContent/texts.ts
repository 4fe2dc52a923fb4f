import { deadLinks } from './addresses.ts'
import { type ContentFile, type Fault, type FileExists, type ParsedFile } from './contentFile.ts'
import { parseFiles } from './parseFiles.ts'
import { repeats } from './repeats.ts'
import { onePerField, shapeFaults } from './shape.ts'
import { fileFaults, textSchemas } from './textFiles.ts'

/**
 * What is wrong with the offices, the legal texts and the texts of the pages (design section 6), given all their files;
 * nothing when they are sound. `productIds` are the products that links may lead to.
 */
export const checkTexts = (
  files: readonly ContentFile[],
  productIds: readonly number[],
  fileExists: FileExists,
): Fault[] => {
  const { parsed, faults } = parseFiles(files)
  const ownFaults = (file: ParsedFile) => {
    const schema = textSchemas.get(file.path)
    return [
      ...(schema ? shapeFaults(schema, file) : []),
      ...repeats(file),
      ...deadLinks(file, productIds, fileExists),
    ]
  }
  return [...fileFaults(files), ...faults, ...parsed.flatMap((file) => onePerField(ownFaults(file)))]
}
