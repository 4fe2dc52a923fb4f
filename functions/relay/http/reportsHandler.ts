import { securityHeaders } from '../lib/securityHeaders.ts'
import type { LogLine } from '../requests/log.ts'
import { makeHandler } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readJson } from './readJson.ts'
import { reportLines } from './reportLines.ts'

interface ReportsOptions {
  now: () => number
  log: (line: LogLine | ReturnType<typeof reportLines>[number]) => void
}

const maxReports = 10

const expected = {
  one: 'reports',
  many: 'reports',
  json: 'JSON',
  types: ['application/reports+json', 'application/csp-report', 'application/json'],
  limit: 16 * 1024,
}

/** POST /api/reports answers 204, and logs a line for each report. Never rejects. */
export const makeReportsHandler = ({ now, log }: ReportsOptions) => {
  const rateLimit = makeRateLimit()
  return makeHandler(log, async (request, ip) => {
    const reports = await readJson(request, () => rateLimit(ip, now()), expected)
    for (const line of reportLines(reports).slice(0, maxReports)) log(line)
    return new Response(null, { status: 204, headers: securityHeaders })
  })
}
