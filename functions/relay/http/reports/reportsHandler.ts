import { securityHeaders } from '../../lib/securityHeaders.ts'
import type { LogLine } from '../../requests/log.ts'
import { makeHandler, problem } from '../answers.ts'
import { makeRateLimit } from '../rateLimit.ts'
import { checkType, parseJson, readText } from '../readJson.ts'
import { reportLines } from './reportLines.ts'

interface ReportsOptions {
  now: () => number
  log: (line: LogLine | ReturnType<typeof reportLines>[number]) => void
}

const maxReports = 10

const types = ['application/reports+json', 'application/csp-report', 'application/json']

const bodyLimit = 16 * 1024

/** POST /api/reports answers 204, and logs a line for each report. Never rejects. */
export const makeReportsHandler = ({ now, log }: ReportsOptions) => {
  const rateLimit = makeRateLimit()
  return makeHandler(log, async (request, ip) => {
    if (request.method !== 'POST') throw problem(405, 'Send reports with POST.')
    checkType(request, 'reports', types)
    const retryAfterMs = rateLimit(ip, now())
    if (retryAfterMs > 0) throw problem(429, 'Too many reports.', { retryAfterMs })
    const text = await readText(request, bodyLimit, 'The body is not text.')
    for (const line of reportLines(parseJson(text, 'The body is not JSON.')).slice(0, maxReports)) log(line)
    return new Response(null, { status: 204, headers: securityHeaders })
  })
}
