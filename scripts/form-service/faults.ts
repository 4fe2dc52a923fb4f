import type { ServerResponse } from 'node:http'

const modes = ['none', 'refuse', 'hang', 'slow', 'drop', 'html', 'redirect'] as const

export type FaultMode = (typeof modes)[number]

export interface Faults {
  /** Sets the mode for the next `times` requests, or for all; false when the switch is not understood. */
  set: (value: object) => boolean
  /** The mode for the request at hand. */
  next: () => FaultMode
}

/** The fault switches of `POST /faults`, e.g. `{"mode": "refuse", "times": 1}`. */
export const makeFaults = (): Faults => {
  let mode: FaultMode = 'none'
  let left = Infinity
  return {
    set: (value) => {
      const wanted = modes.find((known) => 'mode' in value && known === value.mode)
      const times = 'times' in value ? value.times : Infinity
      if (wanted === undefined || typeof times !== 'number' || !(times > 0)) return false
      mode = wanted
      left = times
      return true
    },
    next: () => (left-- > 0 ? mode : 'none'),
  }
}

/** How long `slow` waits before it stores and answers, in ms. */
export const slowMs = 3000

/** The answers of a service that does not store: an error, or a redirect as for a form without scripts. */
export const faultAnswer = (mode: 'refuse' | 'redirect', response: ServerResponse): void => {
  if (mode === 'refuse') response.writeHead(503).end('Out of order')
  else response.writeHead(302, { Location: '/' }).end()
}
