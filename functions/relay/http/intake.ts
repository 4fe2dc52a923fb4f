import { securityHeaders } from '../lib/securityHeaders.ts'
import { problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { checkType, parseJson, readText } from './readJson.ts'

interface IntakeOptions {
  what: string
  types: readonly string[]
  now: () => number
  take: (body: unknown) => void
}

const reading = { limit: 16 * 1024, notText: 'The body is not text.' }

/**
 * Makes a handler for what pages report. It answers 204 when `take` has taken the body, and else a problem.
 * Rejects when `take` throws anything but a problem.
 */
export const makeIntake = ({ what, types, now, take }: IntakeOptions) => {
  const rateLimit = makeRateLimit()

  const check = (request: Request, ip: string): void => {
    if (request.method !== 'POST') throw problem(405, `Send ${what.toLowerCase()} with POST.`)
    checkType(request, what.toLowerCase(), types)
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, `Too many ${what.toLowerCase()}.`, { retryAfterMs })
  }

  return async (request: Request, { ip = '' }: { ip?: string } = {}): Promise<Response> => {
    try {
      check(request, ip)
      take(parseJson(await readText(request, reading), 'The body is not JSON.'))
      return new Response(null, { status: 204, headers: securityHeaders })
    } catch (error) {
      if (error instanceof Response) return error
      throw error
    }
  }
}
