import { isRecord } from '../../../src/lib/types.ts'
import { readUpTo } from '../lib/readUpTo.ts'

/** A field of an answer's JSON, or a header, which proves that the form service has the request. */
export interface Proof {
  in: 'json' | 'header'
  name: string
  /** The value that it must have. Without one, an empty value, 0 and words that say no prove nothing. */
  value?: string | undefined
}

const proofText = /^(?:json:(?<field>[\w-]+(?:\.[\w-]+)*)|header:(?<header>[\w-]+))(?:=(?<value>.+))?$/

/** Reads `json:id`, `json:data.id`, `json:status=ok` or `header:X-Receipt`; undefined for anything else. */
export const readProof = (text: string): Proof | undefined => {
  const { field, header, value } = proofText.exec(text)?.groups ?? {}
  if (field !== undefined) return { in: 'json', name: field, value }
  return header === undefined ? undefined : { in: 'header', name: header, value }
}

const bodyLimit = 8 * 1024

/** Not a zod schema, because that would take inherited members such as `toString` for fields. */
const fieldOf = (text: string, name: string): unknown => {
  const step = (found: unknown, part: string) =>
    isRecord(found) && Object.hasOwn(found, part) ? found[part] : undefined
  try {
    return name.split('.').reduce(step, JSON.parse(text))
  } catch {
    return undefined
  }
}

const noes = ['', '0', 'false', 'no', 'none', 'null', 'error', 'fail', 'failed', 'failure', '[]', '{}']

/** Whether the answer has the proof. Never rejects. */
export const hasProof = async ({ headers, body }: Response, proof: Proof): Promise<boolean> => {
  const read = async () => (await readUpTo(bodyLimit, body).catch(() => undefined)) ?? ''
  const found = (proof.in === 'header' ? headers.get(proof.name) : fieldOf(await read(), proof.name)) ?? ''
  const text = typeof found === 'string' ? found : JSON.stringify(found)
  return proof.value === undefined ? !noes.includes(text.trim().toLowerCase()) : text === proof.value
}
