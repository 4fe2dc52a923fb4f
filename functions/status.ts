import type { Config } from '@netlify/functions'
import { perDeploy } from './relay/services/services.ts'
import { makeStatusHandler } from './relay/watch/health.ts'

/** GET /api/status: whether quote requests are delivered at once, or kept and delivered later. */
export default perDeploy(makeStatusHandler)

export const config: Config = { path: ['/api/status', '/API/status'] }
