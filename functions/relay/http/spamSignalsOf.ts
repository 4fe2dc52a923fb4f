import { spamHeaders } from '../../../src/domain/contract/relay.ts'

const minSeconds = 3

/** `trap`: a hidden field was filled in; `fast`: in less than 3 s; `direct`: not sent by the form. */
export const spamSignalsOf = (headers: Headers): string[] => {
  const found: string[] = []
  const seconds = headers.get(spamHeaders.seconds) ?? ''
  if (headers.get(spamHeaders.honeypot) === '1') found.push('trap')
  if (!/^\d{1,9}$/.test(seconds)) found.push('direct')
  else if (Number(seconds) < minSeconds) found.push('fast')
  return found
}
