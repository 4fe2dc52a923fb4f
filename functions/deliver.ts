import type { Config } from '@netlify/functions'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { makeServices } from './relay/services.ts'
import { makeSendAlerts } from './relay/watch/alerts.ts'
import { makeNoteRun } from './relay/watch/noteRun.ts'

const services = makeServices()
const { QUOTE_ALERT_URL: alertUrl, QUOTE_HEARTBEAT_URL: heartbeatUrl } = services.environment
const sendAlerts = makeSendAlerts({ ...services, url: alertUrl, fetch })
const noteRun = makeNoteRun({ ...services, url: heartbeatUrl, fetch })

/** Every minute: delivers the quote requests that the form service did not take at once. */
export default makeDeliverLater({ ...services, sendAlerts, noteRun })

export const config: Config = { schedule: '* * * * *' }
