import type { Config } from '@netlify/functions'
import { makeQuoteHandler } from './relay/http/quoteHandler.ts'
import { perDeploy } from './relay/services/services.ts'

export default perDeploy(makeQuoteHandler)

// It names no `method`, because the handler itself answers other methods with 405.
export const config: Config = {
  // Some people type capitals, and Netlify tells small letters from capitals.
  path: ['/api/quote', '/API/quote'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
