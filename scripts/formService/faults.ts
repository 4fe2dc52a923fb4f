import { z } from 'zod'

/** CONTRIBUTING.md says what each does. */
export const faultModes = ['none', 'refuse', 'invalid', 'hang', 'slow', 'drop'] as const

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
