import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '../lib/durations.ts'

export const signatureHeader = 'X-Veritally-Signature'

const macOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * The header's value: the time in seconds and a signature for each secret. With two secrets the receiver can
 * change from one to the other (docs/form-service.md).
 */
export const signatureOf = (secrets: readonly string[], body: string, now: number): string => {
  const timestamp = String(Math.floor(now / 1000))
  return [`t=${timestamp}`, ...secrets.map((secret) => `v1=${macOf(secret, timestamp, body)}`)].join(',')
}

/** How far the sender's time may be from ours: clocks differ, and a request travels. */
const toleranceMs = 5 * minuteMs

interface Received {
  signature: string | undefined
  body: string
  secrets: readonly string[]
  now: number
}

/**
 * Whether one of the signatures is made with one of the secrets, at most 5 minutes before or after `now`.
 * Never throws.
 */
export const isSigned = ({ signature = '', body, secrets, now }: Received): boolean => {
  const parts = signature.split(',').map((part) => part.trim())
  const timestamp = /^t=(\d{1,12})$/.exec(parts[0] ?? '')?.[1]
  if (timestamp === undefined || Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return false
  const expected = secrets.map((secret) => Buffer.from(macOf(secret, timestamp, body)))
  return parts
    .slice(1)
    .flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
    .some((mac) => expected.some((known) => timingSafeEqual(known, Buffer.from(mac))))
}
