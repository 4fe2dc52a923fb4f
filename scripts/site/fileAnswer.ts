import { createHash } from 'node:crypto'
import { chooseEncoding, isText, makeEncoder } from './encoding.ts'
import { readRange } from './range.ts'

const hashOf = (body: Buffer): string => createHash('sha1').update(body).digest('base64url')

const smallestWorthwhile = 512

/** Adds what Netlify's local runtime lacks: compression, ETag with 304, byte ranges. */
export const makeFileAnswer = () => {
  const encode = makeEncoder()

  const textAnswer = (requestHeaders: Headers, { status, headers }: Response, body: Buffer): Response => {
    headers.append('Vary', 'Accept-Encoding')
    const encoding =
      body.length < smallestWorthwhile
        ? undefined
        : chooseEncoding(requestHeaders.get('accept-encoding') ?? '')
    const tag = hashOf(body)
    const encoded = encoding === undefined ? body : encode(body, encoding, tag)
    if (encoding !== undefined) headers.set('Content-Encoding', encoding)
    headers.set('ETag', `"${tag}${encoding === undefined ? '' : `-${encoding}`}"`)
    return new Response(new Uint8Array(encoded), { status, headers })
  }

  const mediaAnswer = (requestHeaders: Headers, { status, headers }: Response, body: Buffer): Response => {
    const tag = `"${hashOf(body)}"`
    headers.set('ETag', tag)
    headers.set('Accept-Ranges', 'bytes')
    const whole = (requestHeaders.get('if-range') ?? tag) !== tag
    const range = whole ? undefined : readRange(requestHeaders.get('range'), body.length)
    if (range === undefined) return new Response(new Uint8Array(body), { status, headers })
    headers.set('Content-Range', `bytes ${range ? `${range.start}-${range.end}` : '*'}/${body.length}`)
    if (range === null) return new Response(null, { status: 416, headers })
    return new Response(new Uint8Array(body.subarray(range.start, range.end + 1)), { status: 206, headers })
  }

  return async (requestHeaders: Headers, file: Response): Promise<Response> => {
    const body = Buffer.from(await file.arrayBuffer())
    const finish = isText(file.headers.get('content-type') ?? '') ? textAnswer : mediaAnswer
    const answer = finish(requestHeaders, file, body)
    const etags = requestHeaders.get('if-none-match')?.split(/\s*,\s*/) ?? []
    if (answer.status !== 200 || !etags.includes(answer.headers.get('etag') ?? '')) return answer
    return new Response(null, { status: 304, headers: answer.headers })
  }
}
