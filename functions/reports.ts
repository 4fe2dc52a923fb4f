import type { Config } from '@netlify/functions'
import { makeReportsHandler } from './relay/http/reports/reportsHandler.ts'
import { perDeploy } from './relay/services/services.ts'

/** POST /api/reports: logs what browsers report of the site, and how fast a visit was. */
export default perDeploy(makeReportsHandler)

export const config: Config = { path: ['/api/reports', '/API/reports'] }
