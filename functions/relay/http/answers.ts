import { STATUS_CODES } from 'node:http'
import type { WaitUntil } from '../delivery/deliverOnce.ts'
import { describeCrash } from '../lib/describeCrash.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import type { LogLine } from '../requests/log.ts'

/** Node has the old names of these two. */
const titles: Partial<Record<number, string>> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
}

interface Details {
  errors?: Record<string, string>
  kept?: boolean
  undeliverable?: boolean
  reference?: string
}

export const answer = (body: object): Response => Response.json(body, { headers: securityHeaders })

/** A problem as JSON (RFC 9457), which a handler returns and a check throws. */
export const problem = (
  status: number,
  detail: string,
  { retryAfterMs, ...details }: Details & { retryAfterMs?: number } = {},
): Response => {
  const body = { type: 'about:blank', title: titles[status], status, detail, ...details }
  const headers = new Headers({ ...securityHeaders, 'Content-Type': 'application/problem+json' })
  if (status === 405) headers.set('Allow', 'POST')
  if (retryAfterMs !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  return new Response(JSON.stringify(body), { status, headers })
}

export interface Call {
  ip?: string
  waitUntil?: WaitUntil
}

/** The answer to what a handler did not expect. */
export const crashed = (error: unknown, log: (line: LogLine) => void): Response => {
  log({ outcome: 'crashed', status: 500, note: describeCrash(error) })
  return problem(500, 'Something went wrong here.')
}

/** Makes a handler that answers with the problem that is thrown, and logs a crash. Never rejects. */
export const makeHandler =
  (log: (line: LogLine) => void, handle: (request: Request, ip: string) => Promise<Response>) =>
  async (request: Request, { ip = '' }: Call = {}): Promise<Response> => {
    try {
      return await handle(request, ip)
    } catch (error) {
      return error instanceof Response ? error : crashed(error, log)
    }
  }
