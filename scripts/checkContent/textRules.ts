import { allPaths } from '../../src/domain/routing/paths.ts'
import { pictureFiles } from '../../src/lib/pictureFiles.ts'
import { type Fault, faultsAt, type FileExists, type ParsedFile, textsOf } from './files/contentFile.ts'

/** What to do about a text or a label; undefined for a sound one. */
type Rule = (text: string, field: string, isLabel: boolean) => string | undefined

/** A fault for each text and each label of a file about which a rule has advice. */
export const faultyTexts = (file: ParsedFile, ...rules: readonly Rule[]): Fault[] =>
  textsOf(file.data, { withLabels: true }).flatMap(({ field, text, isLabel }) =>
    faultsAt(file, field, text, ...rules.map((rule) => rule(text, field, isLabel))),
  )

const sign = String.raw`(?:(?:US|S)?\p{Sc}|(?<!\p{L})(?:USD|SGD|KHR))`
const number = String.raw`\d+(?:[ ,.]\d+)*(?![ ,.]?\d)`
/** `12 USD notes` counts notes. */
const notOfNotes = String.raw`(?! (?:notes?|coins?|denominations?)\b)`
const before = String.raw`${sign}\s?(?<after>${number})${notOfNotes}`
const behind = String.raw`(?<before>${number})\s?${sign}${notOfNotes}`
const amounts = new RegExp(`${before}|${behind}`, 'gu')

const dollarNote = /^(?:1|2|5|10|20|50|100)$/
const highestRielNote = 200_000

/**
 * Whether a text names a price. The value of a dollar note or coin is not a price but its name, and so is any
 * amount in riel up to the highest note.
 */
export const namesPrice = (text: string): boolean =>
  [...text.matchAll(amounts)].some(([whole, ...groups]) => {
    const amount = groups.find(Boolean) ?? ''
    if (/KHR|៛/.test(whole)) return Number(amount.replace(/[ ,.]/g, '')) > highestRielNote
    return !dollarNote.test(amount)
  })

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
