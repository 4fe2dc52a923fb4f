import type { Config } from '@netlify/functions'
import { perDeploy } from './relay/services/services.ts'
import { makeStatusHandler } from './relay/watch/health.ts'

export default perDeploy(makeStatusHandler)

export const config: Config = { path: '/api/status' }
