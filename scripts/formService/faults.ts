/** What the form service does with a call, and what becomes of the request. */
const faultModes = [
  // Takes it: delivered.
  'none',
  // Answers 503: waits.
  'refuse',
  // Answers 422: refused for good, with an alert.
  'invalid',
  // Never answers: waits.
  'hang',
  // Takes it and answers 3 s later: delivered.
  'slow',
  // Breaks the connection: waits.
  'drop',
  // Takes it and answers with HTML: delivered, but it waits when QUOTE_FORM_PROOF asks for proof.
  'html',
  // Takes it and answers 302 to a page: delivered.
  'redirect',
  // Takes it and never answers: waits, and arrives once.
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
