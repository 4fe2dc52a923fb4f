import type { Config } from '@netlify/functions'
import { makeQuoteHandler } from './relay/http/quoteHandler.ts'
import { perDeploy } from './relay/services/services.ts'

/** POST /api/quote: hands a quote request to the form service (specification 11). */
export default perDeploy(makeQuoteHandler)

// No `method`: Netlify would not call it for any other, to which the handler answers 405 as a problem.
export const config: Config = {
  // In capitals too, as people type it: Netlify compares addresses letter by letter.
  path: ['/api/quote', '/API/quote'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
