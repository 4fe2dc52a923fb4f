/** Nothing else of the form service's answer gets further than this. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; upstream: number; retryAfterMs?: number | undefined }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'unconfigured' }

export type Failure = Exclude<Outcome, { kind: 'delivered' }>

export const isRefusalOfOne = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && [400, 413, 422].includes(outcome.upstream)

export const isRefusalOfAll = (outcome: Outcome): boolean =>
  outcome.kind === 'unconfigured' ||
  (outcome.kind === 'refused' &&
    ([401, 403, 404, 405, 410].includes(outcome.upstream) ||
      (outcome.upstream >= 300 && outcome.upstream < 400)))

export const failureText = (failure: Failure): string =>
  failure.kind === 'refused' ? `refused (${String(failure.upstream)})` : failure.kind
