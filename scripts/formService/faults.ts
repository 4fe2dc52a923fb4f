import { z } from 'zod'

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
] as const

type FaultMode = (typeof faultModes)[number]

const faultSchema = z.object({ mode: z.enum(faultModes), times: z.number().positive().optional() })

/** The fault that the next calls meet. `set` returns false, and changes nothing, for a faulty value. */
export const makeFaults = () => {
  let mode: FaultMode = 'none'
  let left = Infinity
  return {
    set: (value: unknown): boolean => {
      const { data } = faultSchema.safeParse(value)
      if (data) [mode, left] = [data.mode, data.times ?? Infinity]
      return data !== undefined
    },
    next: (): FaultMode => (left-- > 0 ? mode : 'none'),
  }
}
