/** CONTRIBUTING.md says what each does. */
export const faultModes = [
  'none',
  'refuse',
  'invalid',
  'hang',
  'slow',
  'drop',
  'html',
  'redirect',
  'mute',
] as const

type FaultMode = (typeof faultModes)[number]

interface Faults {
  set: (value: object) => boolean
  /** Infinity for a mode without end. */
  left: () => number
  next: () => FaultMode
}

/** The fault that the next calls meet. `set` returns false, and changes nothing, for a faulty value. */
export const makeFaults = (): Faults => {
  let mode: FaultMode = 'none'
  let left = Infinity
  return {
    set: (value) => {
      const wanted = faultModes.find((mode) => 'mode' in value && mode === value.mode)
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
