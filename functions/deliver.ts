import type { Config } from '@netlify/functions'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { makeServices } from './relay/services/services.ts'
import { makeWatchRun } from './relay/watch/watchRun.ts'

const services = makeServices()
const { QUOTE_ALERT_URL: alertUrl, QUOTE_HEARTBEAT_URL: heartbeatUrl } = services.environment

/** Every 15 minutes, which docs/operations.md gives the cost of: delivers what waits, and watches. */
export default makeDeliverLater({
  ...services,
  ...makeWatchRun({ ...services, alertUrl, heartbeatUrl, fetch }),
})

export const config: Config = { schedule: '*/15 * * * *' }
