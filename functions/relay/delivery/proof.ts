import { isRecord } from '../../../src/lib/types.ts'

/** What in an ok answer proves that the form service has the request: a field of its JSON, or a header. */
export interface Proof {
  in: 'json' | 'header'
  name: string
}

/** Reads `json:id`, `json:data.id` or `header:X-Receipt`; undefined for anything else. */
export const readProof = (text: string): Proof | undefined => {
  const json = /^json:([\w-]+(?:\.[\w-]+)*)$/.exec(text)?.[1]
  if (json !== undefined) return { in: 'json', name: json }
  const header = /^header:([\w-]+)$/.exec(text)?.[1]
  return header === undefined ? undefined : { in: 'header', name: header }
}

/** In bytes; longer answers prove nothing. */
const bodyLimit = 8 * 1024

const readBody = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) return ''
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** By hand, since a zod schema of the name takes what every object inherits, as `toString`, for a field. */
const fieldOf = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce((found, part) => (isRecord(found) && Object.hasOwn(found, part) ? found[part] : undefined), value)

const valueIn = (text: string, name: string): unknown => {
  try {
    return fieldOf(JSON.parse(text), name)
  } catch {
    return undefined
  }
}

/** Nothing, `null`, `false` and empty text prove nothing. Never rejects. */
export const findProof = async (
  { headers, body }: Response,
  { in: place, name }: Proof,
): Promise<'found' | 'missing' | 'cut off'> => {
  const text = place === 'header' ? '' : await readBody(body).catch(() => undefined)
  if (text === undefined) return 'cut off'
  const value = place === 'header' ? headers.get(name) : valueIn(text, name)
  return [undefined, null, false, ''].some((nothing) => value === nothing) ? 'missing' : 'found'
}
