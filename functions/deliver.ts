import type { Config } from '@netlify/functions'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { perDeploy } from './relay/services/services.ts'

/** Every 15 minutes, which docs/operations.md gives the cost of: delivers what waits, and watches. */
export default perDeploy((services) => {
  const requests = services.hasSchedule ? services.requests : undefined
  return makeDeliverLater({ ...services, requests })
})

export const config: Config = { schedule: '*/15 * * * *' }
