import { z } from 'zod'

const faultModes = [
  // Takes the request, which is delivered.
  'none',
  // Answers 503, so the request waits.
  'refuse',
  // Answers 422, so the request is refused for good and an alert is sent.
  'invalid',
  // Never answers, so the request waits.
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
