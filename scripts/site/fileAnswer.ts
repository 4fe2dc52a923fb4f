import type { IncomingHttpHeaders } from 'node:http'
import { chooseEncoding, isText, makeEncoder } from './encoding.ts'
import { readRange } from './readRange.ts'

const smallestWorthwhile = 512

/** Adds what Netlify's local runtime lacks: compression, and the byte ranges that a film needs. */
export const makeFileAnswer = () => {
  const encode = makeEncoder()

  return async (requested: IncomingHttpHeaders, file: Response): Promise<Response> => {
    const body = Buffer.from(await file.arrayBuffer())
    const { status, headers } = file
    if (isText(headers.get('content-type') ?? '')) {
      headers.append('Vary', 'Accept-Encoding')
      const encoding = chooseEncoding(requested['accept-encoding']?.toString() ?? '')
      if (encoding === undefined || body.length < smallestWorthwhile)
        return new Response(new Uint8Array(body), { status, headers })
      headers.set('Content-Encoding', encoding)
      return new Response(new Uint8Array(encode(body, encoding)), { status, headers })
    }
    headers.set('Accept-Ranges', 'bytes')
    const range = readRange(requested.range, body.length)
    if (range === undefined) return new Response(new Uint8Array(body), { status, headers })
    headers.set('Content-Range', `bytes ${range ? `${range.start}-${range.end}` : '*'}/${body.length}`)
    if (range === null) return new Response(null, { status: 416, headers })
    return new Response(new Uint8Array(body.subarray(range.start, range.end + 1)), { status: 206, headers })
  }
}
