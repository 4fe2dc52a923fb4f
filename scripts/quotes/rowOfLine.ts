import { z } from 'zod'
import { dayMs } from '../../functions/relay/lib/time.ts'
import { sealBody } from '../../functions/relay/requests/body.ts'
import { digestOf } from '../../functions/relay/requests/digestOf.ts'
import { referenceOf } from '../../functions/relay/requests/referenceOf.ts'
import { noTexts } from '../../src/domain/contract/quoteFields.ts'

const states = { pending: 'waiting', delivered: 'delivered', undeliverable: 'refused' } as const

const time = z.number().min(0).max(8.64e15)

const lineSchema = z.object({
  key: z.uuidv4(),
  entry: z.object({
    quoteHash: z.string(),
    state: z.enum(['pending', 'delivered', 'undeliverable']),
    quote: z.record(z.string(), z.string()).optional(),
    spamSignals: z.array(z.string()),
    receivedAt: time,
    leaseExpiresAt: time,
    failures: z.number(),
    lastFailure: z.object({ kind: z.string(), upstream: z.number().optional() }).optional(),
    dueAt: time,
    retryUntil: time,
    deliveredAt: time.optional(),
  }),
})

/** Makes a row from a line of the old export; undefined for its last line. Throws a SyntaxError. */
export const rowOfLine = async (line: object, secrets: readonly string[]): Promise<object | undefined> => {
  if ('end' in line) return undefined
  const { data } = lineSchema.safeParse(line)
  if (!data || (!data.entry.quote && data.entry.state !== 'delivered'))
    throw new SyntaxError('it has no request that this release knows')
  const { key, entry } = data
  const { lastFailure: failure } = entry
  const quote = entry.quote && { ...noTexts, ...entry.quote }
  const eraseAt = entry.receivedAt + 30 * dayMs
  return {
    key,
    digest: entry.quoteHash || (await digestOf(key, quote ?? noTexts)),
    reference: await referenceOf(key),
    state: states[entry.state],
    body: quote ? sealBody(key, quote, secrets) : null,
    spam_signals: entry.spamSignals.join(' '),
    received: new Date(entry.receivedAt),
    due: new Date(Math.max(entry.dueAt, entry.leaseExpiresAt)),
    attempts: entry.failures,
    last_failure: failure?.upstream ? `${failure.kind} (${failure.upstream})` : failure?.kind,
    give_up_at: new Date(Math.min(entry.retryUntil, eraseAt)),
    erase_at: new Date(eraseAt),
    delivered: entry.deliveredAt ? new Date(entry.deliveredAt) : null,
  }
}
