import type { Config } from '@netlify/functions'
import { makeServices } from './relay/services.ts'
import { makeHealthHandler } from './relay/watch/health.ts'

/** GET /api/health: whether the form service and the journal answer. */
export default makeHealthHandler(makeServices())

export const config: Config = {
  // In capitals too, as people type it: Netlify compares addresses letter by letter.
  path: ['/api/health', '/API/health'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
