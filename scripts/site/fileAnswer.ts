import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const text = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml|[a-z]+\+xml))/

const smallestWorthwhile = 512

const fastEnough = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface Range {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/** Null outside `size` bytes; undefined when the whole file is meant (RFC 9110, 14.2). */
const readRange = (header: string | undefined, size: number): Range | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}

/** Adds what Netlify's local runtime lacks: compression, and the byte ranges that a film needs. */
export const makeFileAnswer = () => {
  const done = new Map<string, Buffer>()
  const compress = (body: Buffer): Buffer => {
    const name = hash('sha1', body)
    const compressed = done.get(name) ?? brotliCompressSync(body, fastEnough)
    done.set(name, compressed)
    return compressed
  }

  return async (requested: IncomingHttpHeaders, file: Response): Promise<Response> => {
    const body = Buffer.from(await file.arrayBuffer())
    const { status, headers } = file
    if (text.test(headers.get('content-type') ?? '')) {
      headers.append('Vary', 'Accept-Encoding')
      const isAccepted = /\bbr\b/.test(String(requested['accept-encoding']))
      if (!isAccepted || body.length < smallestWorthwhile)
        return new Response(new Uint8Array(body), { status, headers })
      headers.set('Content-Encoding', 'br')
      return new Response(new Uint8Array(compress(body)), { status, headers })
    }
    headers.set('Accept-Ranges', 'bytes')
    const range = readRange(requested.range, body.length)
    if (range === undefined) return new Response(new Uint8Array(body), { status, headers })
    headers.set('Content-Range', `bytes ${range ? `${range.start}-${range.end}` : '*'}/${body.length}`)
    if (range === null) return new Response(null, { status: 416, headers })
    return new Response(new Uint8Array(body.subarray(range.start, range.end + 1)), { status: 206, headers })
  }
}
