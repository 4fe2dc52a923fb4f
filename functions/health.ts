import type { Config } from '@netlify/functions'
import { makeHealthHandler } from '../src/features/quote/server/health.ts'
import { wiring } from './_shared/wiring.ts'

/** GET /api/health: whether the form service and the journal answer. */
export default makeHealthHandler(wiring(process.env))

export const config: Config = {
  path: '/api/health',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
