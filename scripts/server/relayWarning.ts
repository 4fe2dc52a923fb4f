import type { ScriptsEnvironment } from '../environment.ts'

/** What a production build on Netlify says when requests will not be delivered, or nobody hears of that. */
export const relayWarnings = (environment: ScriptsEnvironment): string[] => {
  const { NETLIFY, CONTEXT = 'production', QUOTE_FORM_URL, QUOTE_ALERT_URL } = environment
  if (NETLIFY === undefined || CONTEXT !== 'production') return []
  const warnings = [
    !QUOTE_FORM_URL &&
      'Warning: QUOTE_FORM_URL is missing or no http(s) URL. Every quote request will be kept in the ' +
        'journal and answered with 503 until it is set.',
    !QUOTE_ALERT_URL &&
      'Warning: QUOTE_ALERT_URL is missing or no http(s) URL. Nobody hears when quote requests are ' +
        'not delivered.',
  ]
  return warnings.filter((warning) => warning !== false)
}
