import { type Fault, type ParsedFile, textsOf } from './files/contentFile.ts'

/** A text that is an entry of a list, such as `features[2]`, or names one, such as `videos[1].title`. */
const named = /^(.*)\[\d+\](\.(?:id|name|code|title|heading|city|label|src))?$/

/** A fault for each entry of a list that repeats an earlier one, ignoring capitals and outer spaces. */
export const repeats = ({ path, data }: ParsedFile): Fault[] => {
  const firsts = new Map<string, string>()
  return textsOf(data).flatMap(({ field, text }) => {
    const [, list, key = ''] = named.exec(field) ?? []
    const plain = text.trim().toLowerCase()
    if (list === undefined || plain === '') return []
    const name = `${list}${key}: ${plain}`
    const first = firsts.get(name)
    if (first === undefined) {
      firsts.set(name, field)
      return []
    }
    const advice = `repeats ${first}; write another text or remove the entry`
    return [{ file: path, field, value: text, advice }]
  })
}
