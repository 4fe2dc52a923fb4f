import type { Config } from '@netlify/functions'
import { makeServices } from './relay/services.ts'
import { makeDigest } from './relay/watch/digest.ts'

const services = makeServices()

/** Once a day, at 8 in Phnom Penh. */
export default makeDigest({ ...services, url: services.environment.QUOTE_DIGEST_URL, fetch })

export const config: Config = { schedule: '0 1 * * *' }
