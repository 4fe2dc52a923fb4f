const modes = ['none', 'refuse', 'hang', 'slow', 'drop', 'html', 'redirect', 'mute'] as const

type FaultMode = (typeof modes)[number]

interface Faults {
  /** Sets the mode for the next `times` requests, or for all; false when the switch is not understood. */
  set: (value: object) => boolean
  /** Requests that the mode is still for; Infinity for all. */
  left: () => number
  /** The mode for the request at hand. */
  next: () => FaultMode
}

/** The fault switches of `POST /faults`. */
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
    left: () => Math.max(0, left),
  }
}
