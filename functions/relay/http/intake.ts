import { securityHeaders } from '../lib/securityHeaders.ts'
import { problem } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readText } from './readText.ts'

interface IntakeOptions {
  what: string
  isOn: boolean
  types: readonly string[]
  now: () => number
  take: (body: unknown) => Promise<void> | void
}

const bodyLimit = 16 * 1024

const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request, bodyLimit).catch((error: unknown) => {
    throw error instanceof Response ? error : problem(400, 'The body is not text.')
  })
  try {
    return JSON.parse(text)
  } catch {
    throw problem(400, 'The body is not JSON.')
  }
}

/**
 * Makes a handler for what pages report. It answers 204 when `take` has taken the body, and else a problem.
 * Rejects when `take` throws anything but a problem.
 */
export const makeIntake = ({ what, isOn, types, now, take }: IntakeOptions) => {
  const rateLimit = makeRateLimit({ ceiling: 60 })

  const check = ({ method, headers }: Request, ip: string): void => {
    if (!isOn) throw problem(404, `${what} are not taken.`)
    if (method !== 'POST') throw problem(405, `Send ${what.toLowerCase()} with POST.`)
    const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type)) throw problem(415, `Send ${what.toLowerCase()} as ${types.join(' or ')}.`)
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, `Too many ${what.toLowerCase()}.`, { retryAfterMs })
  }

  return async (request: Request, { ip = '' }: { ip?: string } = {}): Promise<Response> => {
    try {
      check(request, ip)
      await take(await readJson(request))
      return new Response(null, { status: 204, headers: securityHeaders })
    } catch (error) {
      if (error instanceof Response) return error
      throw error
    }
  }
}
