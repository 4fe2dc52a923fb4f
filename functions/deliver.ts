import type { Config } from '@netlify/functions'
import { makeDeliverLater } from '../src/features/quote/server/deliverLater.ts'
import { wiring } from './_shared/wiring.ts'

/** Every five minutes: delivers the quote requests that the form service did not take at once. */
export default makeDeliverLater(wiring(process.env))

export const config: Config = { schedule: '*/5 * * * *' }
