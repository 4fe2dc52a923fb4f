import { makeDeliver } from '../delivery/formService.ts'
import { deployContext } from '../deployContext.ts'
import { readEnvironment, relaySchema } from './environment.ts'
import { minuteMs } from '../lib/durations.ts'
import { keepAnswer } from '../lib/keepAnswer.ts'
import { databaseUrl, openDatabase } from '../requests/database.ts'
import { makeRequestStore } from '../requests/requestStore.ts'
import { makeTellAlerts } from '../watch/alerts.ts'
import { makeMeasures, type Miss } from '../watch/measures.ts'

const log = (line: object): void => {
  console.log(JSON.stringify(line))
}

const faultNote = 'Nothing is delivered until each QUOTE_FORM_ variable can be used'

const isPreview = (context: string): boolean => !['production', 'dev'].includes(context)

/**
 * What the functions touch outside. `context` is what the build wrote: what Netlify tells a function while it
 * runs comes from a header of the request, which anyone can send. A preview delivers nothing. When a
 * `QUOTE_FORM_` variable is faulty, requests wait in the table, rather than being delivered without token or
 * signature.
 */
export const makeServices = (context: string = deployContext, url = databaseUrl()) => {
  const { environment, faults } = readEnvironment(relaySchema)
  for (const note of faults) log({ outcome: 'misconfigured', note })
  const isFaulty = faults.some((fault) => fault.startsWith('QUOTE_FORM_'))
  if (isFaulty) log({ outcome: 'misconfigured', note: faultNote })
  const preview = isPreview(context)
  const formUrl = isFaulty || preview ? undefined : environment.QUOTE_FORM_URL
  const now = Date.now
  const query = url === undefined ? undefined : openDatabase(url).query
  const measures = query && makeMeasures(query, now)
  const tellAlerts =
    measures && makeTellAlerts({ measures, url: environment.QUOTE_ALERT_URL, fetch, now, log })

  return {
    environment,
    now,
    log,
    requests: query && makeRequestStore(query, now, environment.QUOTE_DATA_KEY),
    measures,
    hasFormService: formUrl !== undefined,
    /** Netlify runs the schedule only for production. */
    hasSchedule: !preview,
    deliver: makeDeliver({
      url: formUrl,
      token: environment.QUOTE_FORM_TOKEN,
      secrets: environment.QUOTE_FORM_SECRET,
      proof: environment.QUOTE_FORM_PROOF,
      shape: { fields: environment.QUOTE_FORM_FIELDS, names: environment.QUOTE_FORM_NAMES },
      fetch,
    }),
    /** Tells alerts; once a minute is enough beside the schedule. */
    watch: keepAnswer(async () => tellAlerts?.().catch(() => undefined), { keepMs: minuteMs, now }),
    countMiss: async (miss: Miss): Promise<void> => measures?.countMiss(miss).catch(() => undefined),
  }
}
