import type { Config } from '@netlify/functions'
import { wiring } from './_shared/wiring.ts'
import { makeQuoteHandler } from '../src/features/quote/server/quoteHandler.ts'

const { env } = process

/** POST /api/quote: hands a quote request to the form service (design section 7). */
export default makeQuoteHandler({ ...wiring(env), siteUrls: [env.URL, env.DEPLOY_PRIME_URL] })

/** Netlify reads this from the source, so it holds literals only. The handler itself answers other methods. */
export const config: Config = {
  path: '/api/quote',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
