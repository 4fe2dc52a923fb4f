import { type Fault, type ParsedFile, textsOf } from './contentFile.ts'

const rules = [
  {
    sign: /^\s+\S|\S\s+$|\S {2,}\S/,
    advice: 'begins or ends with a space, or has two in a row; remove those that are too many',
  },
  {
    sign: /<\/?[A-Za-z]|&(?:#\d+|[a-z]{2,8});|\]\(|\*\*/,
    advice: 'is shown as it stands, and so are its signs of HTML or Markdown; write the words alone',
  },
]

/** Texts and labels with spaces too many, or with the markup of another program. */
export const markedTexts = ({ path, data }: ParsedFile): Fault[] =>
  textsOf(data, { withLabels: true }).flatMap(({ field, text }) =>
    rules
      .filter(({ sign }) => sign.test(text))
      .map(({ advice }) => ({ file: path, field, value: text, advice })),
  )
