import { spamHeaders } from '../../../src/domain/contract/relay.ts'
import type { SpamSignal } from '../requests/requestStore.ts'

const minSeconds = 3

/**
 * `trap`: a field that visitors do not see was filled in. `fast`: the site was open for less than 3 s.
 * `direct`: the request does not say how long the site was open, so it did not come from the form.
 */
export const spamSignalsOf = (headers: Headers): SpamSignal[] => {
  const found: SpamSignal[] = []
  const seconds = headers.get(spamHeaders.seconds) ?? ''
  if (headers.get(spamHeaders.honeypot) === '1') found.push('trap')
  if (!/^\d{1,9}$/.test(seconds)) found.push('direct')
  else if (Number(seconds) < minSeconds) found.push('fast')
  return found
}
