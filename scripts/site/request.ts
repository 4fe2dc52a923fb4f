import type { IncomingMessage } from 'node:http'

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The path and query of a request; undefined for a bad request. A target such as `//other.host/` loses its host,
 * because the quote function's origin check trusts the one it is called under.
 */
export const readTarget = ({ url = '/', headers }: IncomingMessage): string | undefined => {
  const target = URL.parse(url, 'http://localhost')
  if (!target || !isDecodable(target.pathname) || !URL.canParse(`http://${headers.host ?? ''}`))
    return undefined
  return target.pathname.replace(/^\/+/, '/') + target.search
}

/** Netlify's own control files, which it never serves. */
export const isPrivate = (target: string): boolean => /^\/_(headers|redirects)(\?|$)/.test(target)

/** The request's headers for code that reads the web's. */
export const webHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
