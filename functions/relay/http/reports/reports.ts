import { z } from 'zod'

/** A line of the log about a report. It has no text and no address of the visitor, and no query. */
interface ReportLine {
  report: 'csp-violation' | 'client-error'
  page: string
  what: string
  blocked?: string
  place?: string
}

const text = z.string().max(2000).catch('')
const position = z.number().int().nonnegative().catch(0)

const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: position,
    columnNumber: position,
  }),
})

const clientError = z.object({
  type: z.literal('client-error'),
  url: text,
  body: z.object({ name: text, sourceFile: text, lineNumber: position, columnNumber: position }),
})

const figure = z.number().min(0).max(600_000).transform(Math.round).optional()

/** Times in ms, the layout shift in thousandths; what the browser does not know is missing. */
const vitals = z.object({
  type: z.literal('vitals'),
  body: z.object({
    fcp: figure,
    lcp: figure,
    inp: figure,
    cls: figure,
    hydrated: figure,
    replayed: figure,
  }),
})

type VitalsLine = { report: 'vitals' } & z.output<typeof vitals>['body']

const oldViolation = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': position,
      'column-number': position,
    }),
  })
  .transform(({ 'csp-report': old }) => ({
    type: 'csp-violation' as const,
    body: {
      documentURL: old['document-uri'],
      effectiveDirective: old['effective-directive'],
      blockedURL: old['blocked-uri'],
      sourceFile: old['source-file'],
      lineNumber: old['line-number'],
      columnNumber: old['column-number'],
    },
  }))

const report = z.union([violation, clientError, oldViolation])

const only = (pattern: RegExp, value: string): string => (pattern.test(value) ? value : '')

const pathOf = (url: string): string => only(/^\/[\w/.-]{0,100}$/, URL.parse(url)?.pathname ?? '')

const blockedOf = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed) return only(/^[a-z-]{1,30}$/, url)
  return /^https?:$/.test(parsed.protocol) ? parsed.origin : parsed.protocol
}

const lineOf = (found: z.infer<typeof report>): ReportLine => {
  const { sourceFile, lineNumber, columnNumber } = found.body
  const file = pathOf(sourceFile)
  const place = file === '' ? {} : { place: `${file}:${lineNumber}:${columnNumber}` }
  if (found.type === 'client-error') {
    const what = only(/^\w{1,40}$/, found.body.name)
    return { report: found.type, page: pathOf(found.url), what, ...place }
  }
  const { documentURL, effectiveDirective, blockedURL } = found.body
  const what = only(/^[a-z-]{1,40}$/, effectiveDirective)
  return { report: found.type, page: pathOf(documentURL), what, blocked: blockedOf(blockedURL), ...place }
}

/** The lines of one report or several; what is no report is left out. Never throws. */
export const reportLines = (body: unknown): (ReportLine | VitalsLine)[] =>
  [body].flat().flatMap((value: unknown) => {
    const { data } = z.union([report, vitals]).safeParse(value)
    if (!data) return []
    return [data.type === 'vitals' ? { report: data.type, ...data.body } : lineOf(data)]
  })
