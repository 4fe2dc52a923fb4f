import { type Fault, faultsAt, type ParsedFile, textsOf } from './files/contentFile.ts'
import fixed from './fixedTexts.json' with { type: 'json' }

/** Texts that the specification fixes (sections 2 and 8), by their file in `src/content/texts` and their field. */
export const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = fixed

const advice = 'is fixed by the specification; write it as it was, or change the specification first'

export const fixedFaults = (file: ParsedFile): Fault[] => {
  const texts = new Map(textsOf(file.data).map(({ field, text }) => [field, text]))
  const wanted = Object.entries(fixedTexts[file.path.replace('src/content/texts/', '')] ?? {})
  return wanted.flatMap(([field, text]) => {
    const found = texts.get(field)
    return faultsAt(file, field, found, found === text ? undefined : `${advice}: ${text}`)
  })
}
