import type { Config } from '@netlify/functions'
import { makeReportsHandler } from './relay/http/reports/reportsHandler.ts'
import { makeServices } from './relay/services.ts'

const { environment, now, log } = makeServices()

/** POST /api/reports: logs what browsers report of the site, when REPORT_SHARE is set. */
export default makeReportsHandler({ share: environment.REPORT_SHARE, random: Math.random, now, log })

export const config: Config = {
  // In capitals too, as people type it: Netlify compares addresses letter by letter.
  path: ['/api/reports', '/API/reports'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
