import { Webhook } from 'standardwebhooks'

/** The headers of Standard Webhooks, with a signature for each secret; none without a secret. */
export const signatureHeaders = (
  secrets: readonly string[],
  key: string,
  body: string,
  now: Date,
): Record<string, string> =>
  secrets.length === 0
    ? {}
    : {
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(key, now, body)).join(' '),
      }
