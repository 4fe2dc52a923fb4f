/** What a visitor's browser may do with every answer of the quote function: use it once, as what it says it is. */
const guards = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const titles: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
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
  /** Messages by field; 422 only. */
  errors?: Record<string, string> | undefined
  /** 429 only. */
  retryAfterMs?: number | undefined
}

/** A reason to turn a request down, thrown by a check and answered as a problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly errors: Details['errors']
  readonly retryAfterMs: Details['retryAfterMs']

  constructor(status: number, detail: string, { errors, retryAfterMs }: Details = {}) {
    super(detail)
    this.status = status
    this.errors = errors
    this.retryAfterMs = retryAfterMs
  }
}

/** `200 {"reference": "Q-..."}` (design section 7). */
export const acceptedAnswer = (reference: string): Response =>
  Response.json({ reference }, { headers: guards })

/** An `application/problem+json` answer (RFC 9457); a 405 also names the method that works. */
export const problemAnswer = (status: number, detail: string, details: Details = {}): Response => {
  const { errors, retryAfterMs } = details
  const problem = { type: 'about:blank', title: titles[status], status, detail, errors }
  const headers = new Headers({ ...guards, 'Content-Type': 'application/problem+json' })
  if (status === 405) headers.set('Allow', 'POST')
  if (retryAfterMs !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  return new Response(JSON.stringify(problem), { status, headers })
}
