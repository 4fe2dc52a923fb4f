import { type Fault, type ParsedFile, textsOf } from './files/contentFile.ts'
import { namesPrice } from './namesPrice.ts'

/** These may name sums: a data sheet says what a product takes, and a picture may show a screen. */
const amountFields = /^specifications\b|(?:^|\.)(?:price|originalPrice|alt)$/

const rules = [
  {
    breaks: (text: string) => /^\s+\S|\S\s+$|\S {2,}\S/.test(text),
    advice: 'begins or ends with a space, or has two in a row; remove those that are too many',
  },
  {
    breaks: (text: string) => /<\/?[A-Za-z]|&(?:#\d+|[a-z]{2,8});|\]\(|\*\*/.test(text),
    advice: 'is shown as it stands, and so are its signs of HTML or Markdown; write only the words',
  },
  {
    breaks: (text: string, field: string) => !amountFields.test(field) && namesPrice(text),
    advice: 'names a price, and no screen shows one; write the sentence without it',
  },
]

/** Texts and labels with unneeded spaces, with the markup of another program, or with a price. */
export const markedTexts = ({ path, data }: ParsedFile): Fault[] =>
  textsOf(data, { withLabels: true }).flatMap(({ field, text }) =>
    rules
      .filter(({ breaks }) => breaks(text, field))
      .map(({ advice }) => ({ file: path, field, value: text, advice })),
  )
