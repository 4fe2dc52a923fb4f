/** How a delivery ended. Only `reason`, the beginning of the form service's answer, has words of others. */
export type Outcome =
  | { kind: 'delivered'; proven?: true }
  | { kind: 'refused'; upstream: number; retryAfterMs?: number | undefined; reason?: string | undefined }
  /** An ok answer without the proof that `QUOTE_FORM_PROOF` wants. */
  | { kind: 'unproven'; upstream: number }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'unconfigured' }

export type Failure = Exclude<Outcome, { kind: 'delivered' }>

export const isRefusedForGood = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && [400, 413, 422].includes(outcome.upstream)

export const askedWaitMs = (outcome: Outcome): number =>
  outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0

/** The kind, with the status of the form service if there is one: `refused (500)`. */
export const failureText = (failure: Failure): string =>
  'upstream' in failure ? `${failure.kind} (${failure.upstream})` : failure.kind

/** Reads what `failureText` wrote. A text of another release counts as a failure without an answer. */
export const failureOf = (text: string): Failure => {
  const [, kind, status] = /^(refused|unproven) \((\d{3})\)$/.exec(text) ?? []
  if (kind === 'refused' || kind === 'unproven') return { kind, upstream: Number(status) }
  return text === 'unreachable' || text === 'unconfigured' ? { kind: text } : { kind: 'timeout' }
}
