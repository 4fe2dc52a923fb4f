import { makeDeliver } from '../delivery/formService.ts'
import type { Call } from '../http/answers.ts'
import { keepAnswer } from '../lib/keepAnswer.ts'
import { minuteMs } from '../lib/time.ts'
import { databaseUrl, openDatabase } from '../requests/database.ts'
import { makeRequestStore } from '../requests/requestStore.ts'
import { makeAlerts } from '../watch/alerts.ts'
import { makeMeasures, type Miss } from '../watch/measures.ts'
import { readEnvironment, relaySchema } from './environment.ts'

const log = (line: object): void => {
  console.log(JSON.stringify(line))
}

/**
 * What the functions use of the world. While a QUOTE_FORM_ variable is wrong, requests wait, because they might be
 * sent without a signature.
 */
export const makeServices = (isPreview = false) => {
  const { environment, faults } = readEnvironment(relaySchema)
  for (const { name, message } of faults) log({ outcome: 'misconfigured', note: `${name} ${message}` })
  const isFaulty = faults.some(({ name }) => name.startsWith('QUOTE_FORM_'))
  const formUrl = isFaulty || isPreview ? undefined : environment.QUOTE_FORM_URL
  const now = Date.now
  const url = databaseUrl()
  const query = url === undefined ? undefined : openDatabase(url).query
  const outside = {
    now,
    log,
    fetch,
    alertUrl: environment.QUOTE_ALERT_URL,
    heartbeatUrl: environment.QUOTE_HEARTBEAT_URL,
  }
  const measures = query && makeMeasures(query, now)
  // A preview has a copy of production's rows, and production tells of their problems.
  const alerts = measures && !isPreview ? makeAlerts({ ...outside, measures }) : undefined

  return {
    ...outside,
    requests: query && makeRequestStore(query, now, environment.QUOTE_DATA_KEY),
    measures,
    alerts,
    hasFormService: formUrl !== undefined,
    hasSchedule: !isPreview,
    deliver: makeDeliver({
      url: formUrl,
      ...environment.QUOTE_FORM_TOKEN,
      proof: environment.QUOTE_FORM_PROOF,
      names: environment.QUOTE_FORM_NAMES,
      fields: environment.QUOTE_FORM_FIELDS,
      fetch,
    }),
    /** Sends alerts; once a minute is enough, because the schedule sends them too. */
    watch: keepAnswer(async () => alerts?.tell().catch(() => undefined), { keepMs: minuteMs, now }),
    countMiss: async (miss: Miss): Promise<void> => measures?.countMiss(miss).catch(() => undefined),
  }
}

type Services = ReturnType<typeof makeServices>

interface NetlifyCall extends Call {
  deploy?: { context: string }
}

/** Makes a function of Netlify, which says with each call whether the deploy is a preview. */
export const perDeploy = <Answer>(make: (services: Services) => (request: Request, call: Call) => Answer) => {
  const handlers = new Map<boolean, ReturnType<typeof make>>()
  return (request: Request, call: NetlifyCall = {}): Answer => {
    const isPreview = !['production', 'dev'].includes(call.deploy?.context ?? 'dev')
    const handle = handlers.get(isPreview) ?? make(makeServices(isPreview))
    handlers.set(isPreview, handle)
    return handle(request, call)
  }
}
