import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const text = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml|[a-z]+\+xml))/

/** Whether a content type is worth compressing. */
export const isText = (contentType: string): boolean => text.test(contentType)

/** `br`, or else `gzip`, if a browser's `Accept-Encoding` has it; undefined for neither. */
export const chooseEncoding = (header: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => header.split(/, ?/).includes(encoding))

const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
}

/** A function that compresses a body once for each encoding, and keeps what it made. */
export const makeEncoder = () => {
  const done = new Map<string, Buffer>()
  return (body: Buffer, encoding: Encoding): Buffer => {
    const name = `${encoding} ${hash('sha1', body)}`
    const encoded = done.get(name) ?? compress[encoding](body)
    done.set(name, encoded)
    return encoded
  }
}
