import type { ScriptsEnvironment } from '../environment.ts'

const isProduction = ({ NETLIFY, CONTEXT = 'production' }: ScriptsEnvironment): boolean =>
  NETLIFY !== undefined && CONTEXT === 'production'

/** What a production build on Netlify says when nobody will hear of an outage; undefined when all is well. */
export const alertWarning = (environment: ScriptsEnvironment): string | undefined => {
  if (!isProduction(environment) || environment.QUOTE_ALERT_URL) return undefined
  return (
    'Warning: QUOTE_ALERT_URL is missing or no http(s) URL. Nobody hears when quote requests are ' +
    'not delivered.'
  )
}

/** A warning when a production build on Netlify has no form service to send requests to. */
export const relayWarning = (environment: ScriptsEnvironment): string | undefined => {
  if (!isProduction(environment) || environment.QUOTE_FORM_URL) return undefined
  return (
    'Warning: QUOTE_FORM_URL is missing or no http(s) URL. Every quote request will be kept in the ' +
    'journal and answered with 503 until it is set.'
  )
}
