import { type Fault, type ParsedFile, textsOf } from './files/contentFile.ts'
import fixed from './fixedTexts.json' with { type: 'json' }

/** Texts that the specification fixes (sections 2 and 8), by their file in `src/content/texts` and their field. */
export const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = fixed

const advice = 'is fixed by the specification; write it as it was, or change the specification first'

export const fixedFaults = ({ path, data }: ParsedFile): Fault[] => {
  const texts = new Map(textsOf(data).map(({ field, text }) => [field, text]))
  const wanted = Object.entries(fixedTexts[path.replace('src/content/texts/', '')] ?? {})
  return wanted.flatMap(([field, text]) =>
    texts.get(field) === text
      ? []
      : [{ file: path, field, value: texts.get(field), advice: `${advice}: ${text}` }],
  )
}
