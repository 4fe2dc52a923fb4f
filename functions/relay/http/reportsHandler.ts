import { z } from 'zod'
import { securityHeaders } from '../lib/securityHeaders.ts'
import type { LogLine } from '../requests/log.ts'
import { makeHandler } from './answers.ts'
import { makeRateLimit } from './rateLimit.ts'
import { readJson } from './readJson.ts'

const text = z.string().max(2000).catch('')
const position = z.number().int().nonnegative().catch(0)

const word = (pattern: RegExp) => z.string().regex(pattern).catch('')

const path = text.transform((url) => URL.parse(url)?.pathname).pipe(word(/^\/[\w/.-]{0,100}$/))

/** A keyword such as `inline`, the origin of a web address, or the scheme of any other address. */
const blocked = text.transform((url) => {
  const { protocol, origin } = URL.parse(url) ?? {}
  if (protocol === undefined) return /^[a-z-]{1,30}$/.test(url) ? url : ''
  return ['http:', 'https:'].includes(protocol) ? origin : protocol
})

const place = { sourceFile: path, lineNumber: position, columnNumber: position }

const placeOf = (at: { sourceFile: string; lineNumber: number; columnNumber: number }) =>
  at.sourceFile && { place: `${at.sourceFile}:${at.lineNumber}:${at.columnNumber}` }

const violation = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: path,
      effectiveDirective: word(/^[a-z-]{1,40}$/),
      blockedURL: blocked,
      ...place,
    }),
  })
  .transform(({ type: report, body }) => ({
    report,
    page: body.documentURL,
    what: body.effectiveDirective,
    blocked: body.blockedURL,
    ...placeOf(body),
  }))

const oldViolation = z
  .object({ 'csp-report': z.record(z.string(), z.unknown()) })
  .transform(({ 'csp-report': old }) => ({
    type: 'csp-violation',
    body: {
      documentURL: old['document-uri'],
      effectiveDirective: old['effective-directive'],
      blockedURL: old['blocked-uri'],
      sourceFile: old['source-file'],
      lineNumber: old['line-number'],
      columnNumber: old['column-number'],
    },
  }))
  .pipe(violation)

const clientError = z
  .object({
    type: z.literal('client-error'),
    url: path,
    body: z.object({ name: word(/^\w{1,40}$/), ...place }),
  })
  .transform(({ type: report, url: page, body }) => ({ report, page, what: body.name, ...placeOf(body) }))

const figure = z.number().min(0).max(600_000).transform(Math.round).optional()

/** Of one page; times in ms, the layout shift in thousandths; what the browser does not know is missing. */
const vitals = z
  .object({
    type: z.literal('vitals'),
    body: z.object({
      page: word(/^[a-z]{1,20}$/),
      navigation: word(/^[a-z-]{1,20}$/),
      fcp: figure,
      lcp: figure,
      inp: figure,
      cls: figure,
      hydrated: figure,
      replayed: figure,
    }),
  })
  .transform(({ type: report, body }) => ({ report, ...body }))

const report = z.union([violation, clientError, oldViolation, vitals])

/** The log lines of one or more reports, without what visitors typed. Anything else is left out. */
export const reportLines = (body: unknown): z.output<typeof report>[] =>
  [body].flat().flatMap((value: unknown) => report.safeParse(value).data ?? [])

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
