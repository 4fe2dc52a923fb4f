import { z } from 'zod'

/** How a delivery ended. Nothing else of the form service's answer is stored or logged. */
export type Outcome =
  /** Proven when `QUOTE_FORM_PROOF` says what proves it and the answer has it. */
  | { kind: 'delivered'; proven?: true }
  | { kind: 'refused'; upstream: number; retryAfterMs?: number | undefined }
  /** An ok answer without the proof that `QUOTE_FORM_PROOF` wants; cut off when its text broke off. */
  | { kind: 'unproven'; upstream: number; isCutOff?: true }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'unconfigured' }
  /** A failure that another release noted and this one does not know. */
  | { kind: 'other' }

export type Failure = Exclude<Outcome, { kind: 'delivered' }>

/** `kind` is any text, since another release may have stored a kind that this one does not know. */
export const storedFailure = z.looseObject({
  kind: z.string(),
  upstream: z.number().optional().catch(undefined),
  retryAfterMs: z.number().optional().catch(undefined),
})

const plainFailures = ['timeout', 'unreachable', 'unconfigured'] as const

/** A stored failure as this release knows it, and `other` when it does not. */
export const readFailure = ({ kind, upstream, retryAfterMs }: z.infer<typeof storedFailure>): Failure => {
  if (kind === 'unproven' && upstream !== undefined) return { kind, upstream }
  if (kind === 'refused' && upstream !== undefined)
    return { kind, upstream, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  return { kind: plainFailures.find((known) => known === kind) ?? 'other' }
}

/** Whether the form service will never take this request, because of the request itself. */
export const isRefusedForGood = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && [400, 413, 422].includes(outcome.upstream)

/** Whether the failure has nothing to do with the request, so that others would fail in the same way. */
export const wouldFailForAll = (outcome: Outcome): boolean =>
  outcome.kind === 'unconfigured' ||
  (outcome.kind === 'unproven' && !outcome.isCutOff) ||
  (outcome.kind === 'refused' &&
    ([401, 403, 404, 405, 410].includes(outcome.upstream) ||
      (outcome.upstream >= 300 && outcome.upstream < 400)))

/** The kind, with the status of the form service if there is one: `refused (500)`. */
export const failureText = (failure: Failure): string =>
  'upstream' in failure ? `${failure.kind} (${failure.upstream})` : failure.kind
