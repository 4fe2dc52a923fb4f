import { countryRecords } from '../../../src/content/data/countries.ts'
import { loadOutlines } from '../../specSheets/fonts.ts'
import { type Fault, fieldsOf, type ParsedFile } from '../files/contentFile.ts'
import { faultyTexts } from '../textRules.ts'

/** The documents take these signs from Helvetica. A line break needs no font. */
const beside = ['µ', '²', '³', '\n']

/** Every sign that the documents can print. Any other would be an empty box. */
export const loadPrintedSigns = async (): Promise<ReadonlySet<string>> => {
  const { characterSet } = await loadOutlines(400)
  return new Set([...beside, ...characterSet.map((code) => String.fromCodePoint(code))])
}

export const printedOf = (file: ParsedFile): ParsedFile => {
  const { name, description, features, specifications } = fieldsOf(file)
  return { path: file.path, data: { name, description, features, specifications } }
}

export const printedOffices: ParsedFile = {
  path: 'src/content/data/countries.ts',
  data: countryRecords.map(({ companyFullName, address, phone, email }) => ({
    companyFullName,
    address,
    phone,
    email,
  })),
}

export const unprintedSigns = (file: ParsedFile, printed: ReadonlySet<string>): Fault[] =>
  faultyTexts(file, (text) => {
    const signs = [...new Set(text)].filter((sign) => !printed.has(sign))
    return signs.length === 0
      ? undefined
      : `has ${signs.join(' ')}, which the fonts of spec sheets and lists lack; write it in words`
  })
