import type { Config } from '@netlify/functions'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { perDeploy } from './relay/services/services.ts'
import { makeWatchRun } from './relay/watch/watchRun.ts'

/** Every 15 minutes, which docs/operations.md gives the cost of: delivers what waits, and watches. */
export default perDeploy((services) =>
  makeDeliverLater({ ...services, ...makeWatchRun(services), isOn: services.hasSchedule }),
)

export const config: Config = { schedule: '*/15 * * * *' }
