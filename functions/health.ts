import type { Config } from '@netlify/functions'
import { perDeploy } from './relay/services/services.ts'
import { makeHealthHandler } from './relay/watch/health.ts'

export default perDeploy(makeHealthHandler)

export const config: Config = { path: '/api/health' }
