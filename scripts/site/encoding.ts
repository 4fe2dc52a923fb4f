import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const text = /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml|[a-z]+\+xml))/

/** Whether a content type is worth compressing. */
export const isText = (contentType: string): boolean => text.test(contentType)

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** `br` before `gzip`, if the `Accept-Encoding` header allows it; undefined for none. */
export const chooseEncoding = (header: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding))

const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
}

/** A function that compresses a body once for each tag and encoding, and keeps what it made. */
export const makeEncoder = () => {
  const done = new Map<string, Buffer>()
  return (body: Buffer, encoding: Encoding, tag: string): Buffer => {
    const name = `${encoding} ${tag}`
    const encoded = done.get(name) ?? compress[encoding](body)
    done.set(name, encoded)
    return encoded
  }
}
