/** Why a request looks like a bot's. It is marked with it and delivered all the same. */
export type Suspicion = 'trap' | 'fast' | 'direct'

/** Nobody fills five fields in less, in s. */
const shortestFill = 3

/**
 * The signs that the form sends along: `X-Form-Trap: 1` when the field that no visitor sees was filled in, and
 * `X-Form-Seconds`, how long the form was open. A request without the latter did not come from the form.
 */
export const suspicionsOf = (headers: Headers): Suspicion[] => {
  const found: Suspicion[] = []
  const seconds = headers.get('x-form-seconds') ?? ''
  if (headers.get('x-form-trap') === '1') found.push('trap')
  if (!/^\d{1,9}$/.test(seconds)) found.push('direct')
  else if (Number(seconds) < shortestFill) found.push('fast')
  return found
}
