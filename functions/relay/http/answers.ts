import type { WaitUntil } from '../delivery/deliverOnce.ts'
import { describeCrash } from '../lib/describeCrash.ts'
import { securityHeaders } from '../lib/securityHeaders.ts'
import type { LogLine } from '../requests/log.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

interface Details {
  errors?: Record<string, string> | undefined
  retryAfterMs?: number | undefined
  kept?: boolean
  /** Kept, but the form service will never take it: somebody in the office has to act. */
  undeliverable?: boolean
  reference?: string
}

/** 200 with the reference as JSON. */
export const acceptedAnswer = (reference: string): Response =>
  Response.json({ reference }, { headers: securityHeaders })

/**
 * A problem as JSON (RFC 9457), which a handler returns and a check throws. A wait becomes the header
 * Retry-After in whole seconds, rounded up.
 */
export const problem = (status: number, detail: string, details: Details = {}): Response => {
  const { retryAfterMs, errors, kept, undeliverable, reference } = details
  const members = { errors, kept, undeliverable, reference }
  const body = { type: 'about:blank', title: titles[status], status, detail, ...members }
  const headers = new Headers({ ...securityHeaders, 'Content-Type': 'application/problem+json' })
  if (status === 405) headers.set('Allow', 'POST')
  if (retryAfterMs !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  return new Response(JSON.stringify(body), { status, headers })
}

/** What a handler is told beside the request. */
export interface Call {
  ip?: string
  waitUntil?: WaitUntil
}

/**
 * Makes a handler that never rejects: a problem that `answer` throws is the answer, and after a crash there is a
 * line in the log.
 */
export const makeHandler =
  (log: (line: LogLine) => void, answer: (request: Request, ip: string) => Promise<Response>) =>
  async (request: Request, { ip = '' }: Call = {}): Promise<Response> => {
    try {
      return await answer(request, ip)
    } catch (error) {
      if (error instanceof Response) return error
      log({ outcome: 'crashed', status: 500, note: describeCrash(error) })
      return problem(500, 'Something went wrong here.')
    }
  }
