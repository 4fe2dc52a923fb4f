import { readUpTo } from '../lib/readUpTo.ts'
import { problem } from './answers.ts'

/** Throws a problem (415) unless the body has one of the types. */
export const checkType = ({ headers }: Request, what: string, types: readonly string[]): void => {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw problem(415, `Send ${what} as ${types.join(' or ')}.`)
}

/** The body of a request. Rejects with a problem: 413, or 400 with `notText` when it is not UTF-8. */
export const readText = async (
  { headers, body }: Request,
  limit: number,
  notText: string,
): Promise<string> => {
  const tooLarge = () => problem(413, `The body is longer than ${limit} bytes.`)
  if (Number(headers.get('content-length')) > limit) throw tooLarge()
  const text = await readUpTo(limit, body, new TextDecoder('utf-8', { fatal: true })).catch(() => {
    throw problem(400, notText)
  })
  if (text === undefined) throw tooLarge()
  return text
}

export const parseJson = (text: string, notJson: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw problem(400, notJson)
  }
}
