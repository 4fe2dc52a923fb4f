import type { Config } from '@netlify/functions'
import { makeQuoteHandler } from './relay/http/quoteHandler.ts'
import { onFirstCall } from './relay/services.ts'

/** POST /api/quote: hands a quote request to the form service (specification 11). It answers every method. */
export default onFirstCall((services) => {
  const { URL: siteUrl, DEPLOY_PRIME_URL: deployUrl } = services.environment
  return makeQuoteHandler({ ...services, siteUrls: [siteUrl, deployUrl] })
})

export const config: Config = {
  path: ['/api/quote', '/API/quote'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
