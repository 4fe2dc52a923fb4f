import { Webhook } from 'standardwebhooks'

/**
 * The headers of Standard Webhooks: id, time and a signature for each secret, so that the receiver knows
 * that the key and the body are ours. With two secrets it can change from one to the other. Without a secret
 * there are none.
 */
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
