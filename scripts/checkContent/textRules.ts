import { allPaths } from '../../src/domain/routing/paths.ts'
import { pictureFiles } from '../../src/lib/pictureFiles.ts'
import { type Fault, type FileExists, type ParsedFile, textsOf } from './files/contentFile.ts'
import { namesPrice } from './namesPrice.ts'

/** What to do about a text or a label; undefined for a sound one. */
type Rule = (text: string, field: string, isLabel: boolean) => string | undefined

/** A fault for each text and each label of a file about which a rule has advice. */
export const faultyTexts = ({ path, data }: ParsedFile, ...rules: readonly Rule[]): Fault[] =>
  textsOf(data, { withLabels: true }).flatMap(({ field, text, isLabel }) =>
    rules.flatMap((rule) => {
      const advice = rule(text, field, isLabel)
      return advice === undefined ? [] : [{ file: path, field, value: text, advice }]
    }),
  )

/** These may name sums: a data sheet says what a product takes, and a picture may show a screen. */
const amountFields = /^specifications\b|(?:^|\.)(?:price|originalPrice|alt)$/

const marked: Rule = (text, field) => {
  if (/^\s+\S|\S\s+$|\S {2,}\S/.test(text))
    return 'begins or ends with a space, or has two in a row; remove those that are too many'
  if (/<\/?[A-Za-z]|&(?:#\d+|[a-z]{2,8});|\]\(|\*\*/.test(text))
    return 'is shown as it stands, and so are its signs of HTML or Markdown; write only the words'
  return !amountFields.test(field) && namesPrice(text)
    ? 'names a price, and no screen shows one; write the sentence without it'
    : undefined
}

/** A text that is an entry of a list, such as `features[2]`, or names one, such as `videos[1].title`. */
const named = /^(.*)\[\d+\](\.(?:id|name|code|title|heading|city|label|src))?$/

/** Finds entries of a list that repeat an earlier one, ignoring capitals and outer spaces. */
const repeated = (): Rule => {
  const firsts = new Map<string, string>()
  return (text, field, isLabel) => {
    const [, list, key = ''] = named.exec(field) ?? []
    const plain = text.trim().toLowerCase()
    if (isLabel || list === undefined || plain === '') return undefined
    const name = `${list}${key}: ${plain}`
    const first = firsts.get(name)
    firsts.set(name, first ?? field)
    return first && `repeats ${first}; write another text or remove the entry`
  }
}

/** Finds addresses that lead to no page, file or picture of the site. */
export const deadLink = (productIds: readonly number[], fileExists: FileExists): Rule => {
  const pages = new Set(allPaths(productIds))
  return (text) => {
    const page = text.replace(/[?#].*$/, '')
    const isSound = !text.startsWith('/') || pages.has(page) || fileExists(text)
    if (isSound || pictureFiles(text).every(fileExists)) return undefined
    return 'leads nowhere; name a page of the site, or put the file or picture into public/'
  }
}

/** Texts with unneeded spaces, with the markup of another program, with a price, or that repeat another. */
export const textFaults = (file: ParsedFile, ...rules: readonly Rule[]): Fault[] =>
  faultyTexts(file, marked, repeated(), ...rules)
