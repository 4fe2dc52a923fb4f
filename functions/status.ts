import type { Config } from '@netlify/functions'
import { makeStatusHandler } from './relay/http/statusHandler.ts'
import { makeServices } from './relay/services.ts'

/** GET /api/status: whether quote requests are delivered at once, or kept and delivered later. */
export default makeStatusHandler(makeServices())

export const config: Config = {
  // In capitals too, as people type it: Netlify compares addresses letter by letter.
  path: ['/api/status', '/API/status'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
