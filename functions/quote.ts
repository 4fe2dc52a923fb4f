import type { Config } from '@netlify/functions'
import { makeQuoteHandler } from './relay/http/quoteHandler.ts'
import { perDeploy } from './relay/services/services.ts'

export default perDeploy(makeQuoteHandler)

// Netlify reads it without running the file, so each function writes out its own. It names no `method`,
// because the handler itself answers other methods with 405.
export const config: Config = {
  path: '/api/quote',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
