import { Webhook } from 'standardwebhooks'
import type { QuoteRequest } from '../requests/requestStore.ts'

export interface FormRequestOptions {
  token?: string | undefined
  /** There are two while a new one replaces the old one. */
  secrets?: readonly string[] | undefined
  names?: Readonly<Record<string, string>> | undefined
  fields?: object | undefined
}

export type Delivery = Pick<QuoteRequest, 'key' | 'reference' | 'quote' | 'spamSignals'>

export const spamSignalsHeader = 'X-Spam-Signals'

/** The fields as JSON, whose message ends with the reference. A constant field replaces no typed one. */
const bodyOf = ({ quote, reference }: Delivery, { names = {}, fields = {} }: FormRequestOptions): string => {
  const sent = { ...quote, message: `${quote.message}\n\nReference: ${reference}` }
  const renamed = Object.entries(sent).map(([name, value]) => [names[name] ?? name, value])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}

/** The headers of Standard Webhooks, with a signature for each secret. */
const signed = (secrets: readonly string[], key: string, body: string, now: Date) => ({
  'webhook-id': key,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(key, now, body)).join(' '),
})

/** What is posted to the form service (specification 11). */
export const formRequest = (delivery: Delivery, options: FormRequestOptions) => {
  const { key, spamSignals } = delivery
  const { token, secrets = [] } = options
  const body = bodyOf(delivery, options)
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    'Idempotency-Key': key,
    ...(spamSignals.length > 0 && { [spamSignalsHeader]: spamSignals.join(', ') }),
    ...(secrets.length > 0 && signed(secrets, key, body, new Date())),
  }
  return { method: 'POST', redirect: 'manual', headers, body } as const
}
