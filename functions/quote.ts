import type { Config } from '@netlify/functions'
import { noJournal } from '../src/features/quote/server/journal.ts'
import { makeQuoteHandler } from '../src/features/quote/server/quoteHandler.ts'

const { env } = process

/** POST /api/quote: hands a quote request to the form service (design section 7). */
export default makeQuoteHandler({
  relay: { url: env.QUOTE_FORM_URL, token: env.QUOTE_FORM_TOKEN, fetch },
  siteUrls: [env.URL, env.DEPLOY_PRIME_URL],
  journal: noJournal,
  now: () => performance.now(),
  log: (line) => {
    console.log(JSON.stringify(line))
  },
})

/** Netlify reads this from the source, so it holds literals only. The handler itself answers other methods. */
export const config: Config = {
  path: '/api/quote',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
