import { makeIntake } from '../intake.ts'
import { reportLines } from './reports.ts'

interface ReportsOptions {
  now: () => number
  log: (line: object) => void
}

const maxReports = 10

/** POST /api/reports: a line of the log for each report. The build decides how many pages report at all. */
export const makeReportsHandler = ({ now, log }: ReportsOptions) =>
  makeIntake({
    what: 'Reports',
    types: ['application/reports+json', 'application/csp-report', 'application/json'],
    now,
    take: (body) => {
      for (const line of reportLines(body).slice(0, maxReports)) log(line)
    },
  })
