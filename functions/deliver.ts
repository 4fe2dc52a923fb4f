import type { Config } from '@netlify/functions'
import { makeSendAlerts } from './relay/alerts.ts'
import { makeDeliverLater } from './relay/delivery/deliverLater.ts'
import { makeServices } from './relay/services.ts'

const services = makeServices()
const sendAlerts = makeSendAlerts({ ...services, url: services.environment.QUOTE_ALERT_URL, fetch })

/** Every minute: delivers the quote requests that the form service did not take at once. */
export default makeDeliverLater({ ...services, sendAlerts })

export const config: Config = { schedule: '* * * * *' }
