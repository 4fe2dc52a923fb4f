import { spamHeaders } from '../../../src/contract/relay.ts'

export type SpamSignal = 'trap' | 'fast' | 'direct'

const minSeconds = 3

/** A request that does not say how long the form was open did not come from it. */
export const spamSignalsOf = (headers: Headers): SpamSignal[] => {
  const found: SpamSignal[] = []
  const seconds = headers.get(spamHeaders.seconds) ?? ''
  if (headers.get(spamHeaders.honeypot) === '1') found.push('trap')
  if (!/^\d{1,9}$/.test(seconds)) found.push('direct')
  else if (Number(seconds) < minSeconds) found.push('fast')
  return found
}
