import type { Config } from '@netlify/functions'
import { makeRequestsHandler } from './relay/http/requestsHandler.ts'
import { perDeploy } from './relay/services/services.ts'

export default perDeploy(makeRequestsHandler)

export const config: Config = {
  path: '/api/requests',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
