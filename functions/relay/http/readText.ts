import { problem } from './answers.ts'

/**
 * Reads a body of at most `limit` bytes, which are counted as they come, since Content-Length may be wrong.
 * Rejects with a problem (413), or with a TypeError when the body is not UTF-8.
 */
export const readText = async ({ headers, body }: Request, limit: number): Promise<string> => {
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
