import { problem } from './answers.ts'

interface ReadOptions {
  /** In bytes, which are counted as they come, since Content-Length may be wrong. */
  limit: number
  /** What the problem says of a body that is not UTF-8. */
  notText: string
}

/** Throws a problem (415), which names what has to be sent, unless the body has one of the types. */
export const checkType = ({ headers }: Request, what: string, types: readonly string[]): void => {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw problem(415, `Send ${what} as ${types.join(' or ')}.`)
}

const decode = async ({ headers, body }: Request, limit: number): Promise<string> => {
  const tooLarge = () => problem(413, `The body is longer than ${limit} bytes.`)
  if (Number(headers.get('content-length')) > limit) throw tooLarge()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The body of a request. Rejects with a problem: 413 or 400. */
export const readText = (request: Request, { limit, notText }: ReadOptions): Promise<string> =>
  decode(request, limit).catch((error: unknown) => {
    throw error instanceof Response ? error : problem(400, notText)
  })

/** Throws a problem (400) for what is not JSON. */
export const parseJson = (text: string, notJson: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw problem(400, notJson)
  }
}
