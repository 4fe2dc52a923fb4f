import type { Config } from '@netlify/functions'
import { makeVitalsHandler } from './relay/http/reports/vitalsHandler.ts'
import { makeServices } from './relay/services.ts'

const services = makeServices()

/** POST /api/vitals: keeps how fast a visit was for the daily digest, when VITALS_SHARE is set. */
export default makeVitalsHandler({ ...services, share: services.environment.VITALS_SHARE })

export const config: Config = {
  // In capitals too, as people type it: Netlify compares addresses letter by letter.
  path: ['/api/vitals', '/API/vitals'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
