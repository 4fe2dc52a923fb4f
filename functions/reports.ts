import type { Config } from '@netlify/functions'
import { makeReportsHandler } from './relay/http/reportsHandler.ts'
import { perDeploy } from './relay/services/services.ts'

export default perDeploy(makeReportsHandler)

export const config: Config = { path: '/api/reports' }
