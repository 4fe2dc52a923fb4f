import type { Config } from '@netlify/functions'
import { makeDigest } from '../src/features/quote/server/digest.ts'
import { wiring } from './_shared/wiring.ts'

const { env } = process

/** Once a day, at 8 in Phnom Penh: how many quote requests came, arrived and wait, to the webhook QUOTE_DIGEST_URL. */
export default makeDigest({ ...wiring(env), url: env.QUOTE_DIGEST_URL, fetch })

export const config: Config = { schedule: '0 1 * * *' }
