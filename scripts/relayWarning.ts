import { isConfigured } from '../src/features/quote/server/relay.ts'

/** What a build on Netlify has to say when its quote requests will go nowhere; undefined when all is well. */
export const relayWarning = ({ NETLIFY, QUOTE_FORM_URL }: NodeJS.ProcessEnv): string | undefined => {
  if (!NETLIFY || isConfigured(QUOTE_FORM_URL)) return undefined
  return 'Warning: QUOTE_FORM_URL is missing or no http(s) URL. Every quote request will be kept in the journal and answered with 503 until it is set.'
}
