import { makeIntake } from '../intake.ts'
import { reportLines } from './reports.ts'

interface ReportsOptions {
  share: number | undefined
  random: () => number
  now: () => number
  log: (line: object) => void
}

const maxReports = 10

/** POST /api/reports: logs a `share` of the reports, from 0 to 1; 404 when it is not set. */
export const makeReportsHandler = ({ share = -1, random, now, log }: ReportsOptions) =>
  makeIntake({
    what: 'Reports',
    isOn: share >= 0,
    types: ['application/reports+json', 'application/csp-report', 'application/json'],
    now,
    take: (body) => {
      for (const line of reportLines(body).slice(0, maxReports)) if (random() < share) log(line)
    },
  })
