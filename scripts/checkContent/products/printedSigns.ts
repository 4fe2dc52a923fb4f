import { countryRecords } from '../../../src/content/data/countries.ts'
import { loadOutlines } from '../../specSheets/fonts.ts'
import { type Fault, fieldsOf, type ParsedFile, textsOf } from '../files/contentFile.ts'

/** Spec sheets and lists have these from Helvetica; a line break is no sign. */
const beside = ['µ', '²', '³', '\n']

/** Every sign that the documents can print: what their fonts lack would be an empty box. */
export const loadPrintedSigns = async (): Promise<ReadonlySet<string>> => {
  const { characterSet } = await loadOutlines(400)
  return new Set([...beside, ...characterSet.map((code) => String.fromCodePoint(code))])
}

/** What spec sheets and the documents of lists print of a product. */
export const printedOf = (file: ParsedFile): ParsedFile => {
  const { name, description, features, specifications } = fieldsOf(file)
  return { path: file.path, data: { name, description, features, specifications } }
}

/** What they print of the offices. */
export const printedOffices: ParsedFile = {
  path: 'src/content/data/countries.ts',
  data: countryRecords.map(({ companyFullName, address, phone, email }) => ({
    companyFullName,
    address,
    phone,
    email,
  })),
}

/** The texts of a file that have signs which are not printed. */
export const unprintedSigns = ({ path, data }: ParsedFile, printed: ReadonlySet<string>): Fault[] =>
  textsOf(data, { withLabels: true }).flatMap(({ field, text }) => {
    const signs = [...new Set(text)].filter((sign) => !printed.has(sign))
    if (signs.length === 0) return []
    const advice = `has ${signs.join(' ')}, which the fonts of spec sheets and lists lack; write it in words`
    return [{ file: path, field, value: text, advice }]
  })
