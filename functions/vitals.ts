import type { Config } from '@netlify/functions'
import { makeVitalsHandler } from './relay/http/vitalsHandler.ts'
import { onFirstCall } from './relay/services.ts'

/** POST /api/vitals: keeps how fast a visit was for the daily digest, when VITALS_SHARE is set. */
export default onFirstCall((services) =>
  makeVitalsHandler({ ...services, share: services.environment.VITALS_SHARE }),
)

export const config: Config = {
  path: ['/api/vitals', '/API/vitals'],
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 20, windowSize: 60 },
}
