import type { Config } from '@netlify/functions'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { perDeploy } from './relay/services/services.ts'

/** Delivers the requests that wait, and sends alerts. docs/operations.md tells what each run costs. */
export default perDeploy(makeDeliverLater)

export const config: Config = { schedule: '*/15 * * * *' }
