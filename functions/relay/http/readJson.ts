import { readUpTo } from '../lib/readUpTo.ts'
import { problem } from './answers.ts'

interface Expected {
  /** Its names in problems, as `a quote request`, `quote requests` and `a JSON object`. */
  one: string
  many: string
  json: string
  types: readonly string[]
  /** In bytes. */
  limit: number
}

/**
 * The JSON of a request, checked in the order of specification 11: method, type, size, rate, JSON. `waitMs` says how
 * long its sender has to wait. Rejects with a problem.
 */
export const readJson = async (
  { method, headers, body }: Request,
  waitMs: () => number,
  { one, many, json, types, limit }: Expected,
): Promise<unknown> => {
  if (method !== 'POST') throw problem(405, `Send ${one} with POST.`)
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw problem(415, `Send ${one} as ${types.join(' or ')}.`)

  const tooLarge = () => problem(413, `The body is longer than ${limit} bytes.`)
  if (Number(headers.get('content-length')) > limit) throw tooLarge()
  // A text that is not UTF-8 is no JSON either.
  const text = await readUpTo(limit, body, new TextDecoder('utf-8', { fatal: true })).catch(() => '')
  if (text === undefined) throw tooLarge()

  const retryAfterMs = waitMs()
  if (retryAfterMs > 0) throw problem(429, `Too many ${many} from this address.`, { retryAfterMs })
  try {
    return JSON.parse(text)
  } catch {
    throw problem(400, `The body is not ${json}.`)
  }
}
