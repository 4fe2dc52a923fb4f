import type { ScriptsEnvironment } from '../environment.ts'

/** Whether Netlify builds the site that visitors see. */
export const isLive = ({ NETLIFY, CONTEXT = 'production' }: ScriptsEnvironment): boolean =>
  NETLIFY !== undefined && CONTEXT === 'production'

/** Warnings of a production build on Netlify that would deliver no requests, or tell nobody of problems. */
export const relayWarnings = (environment: ScriptsEnvironment): string[] => {
  const { NETLIFY_DB_URL, QUOTE_FORM_URL, QUOTE_ALERT_URL, QUOTE_DATA_KEY } = environment
  if (!isLive(environment)) return []
  const warnings = [
    !QUOTE_FORM_URL &&
      'Warning: QUOTE_FORM_URL is missing. Every quote request will be kept in the database and answered ' +
        'with 503 until it is set.',
    !NETLIFY_DB_URL &&
      'Warning: There is no database (NETLIFY_DB_URL). Quote requests are forwarded only, and one that the ' +
        'form service does not take is lost.',
    NETLIFY_DB_URL !== undefined &&
      !QUOTE_DATA_KEY &&
      'Warning: QUOTE_DATA_KEY is missing. Personal data is not sealed, and previews get a copy of it.',
    !QUOTE_ALERT_URL &&
      'Warning: QUOTE_ALERT_URL is missing. Nobody hears when quote requests are not delivered.',
  ]
  return warnings.filter((warning) => warning !== false)
}
