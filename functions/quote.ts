import type { Config } from '@netlify/functions'
import { makeQuoteHandler } from './relay/http/quoteHandler.ts'
import { makeServices } from './relay/services.ts'

const services = makeServices()
const { URL: siteUrl, DEPLOY_PRIME_URL: deployUrl } = services.environment

/** POST /api/quote: hands a quote request to the form service (specification 11). It answers every method. */
export default makeQuoteHandler({ ...services, siteUrls: [siteUrl, deployUrl] })

export const config: Config = {
  path: ['/api/quote', '/API/quote'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
