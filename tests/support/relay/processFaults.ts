import * as statements from '../../../functions/relay/requests/statements.ts'

type Step = keyof typeof statements | 'deliver'

/**
 * Before the step has taken place or after it: `fails` rejects, `is silent` never answers, and at `stops` the
 * whole process stops, as one that is killed or frozen does.
 */
type Fault = `${'fails' | 'is silent' | 'stops'} ${'before' | 'after'}`

const stepOf = new Map<string, Step>(
  Object.entries(statements).map(([step, text]) => [text, step as keyof typeof statements]),
)

/** The faults of one process's steps. */
export const makeProcessFaults = () => {
  const told = new Map<Step, { fault: Fault; times: number }>()
  let stopped: PromiseWithResolvers<void> | undefined

  const nextFault = (step: Step): Fault | undefined => {
    const next = told.get(step)
    if (!next || next.times === 0) return undefined
    next.times -= 1
    return next.fault
  }

  const suffer = async (fault: Fault): Promise<void> => {
    if (fault.startsWith('fails')) throw new Error('out of order')
    if (fault.startsWith('is silent')) await new Promise(() => undefined)
    stopped ??= Promise.withResolvers()
    await stopped.promise
  }

  return {
    /** Takes a step: `deliver`, or a statement by its text. */
    around: async <Result>(name: string, take: () => Promise<Result>): Promise<Result> => {
      const step = stepOf.get(name) ?? 'deliver'
      await stopped?.promise
      const fault = nextFault(step)
      if (fault?.endsWith('before')) await suffer(fault)
      const result = await take()
      if (fault?.endsWith('after')) await suffer(fault)
      await stopped?.promise
      return result
    },
    fail: (step: Step, fault: Fault, times = Infinity): void => void told.set(step, { fault, times }),
    heal: (): void => told.clear(),
    isStopped: () => stopped !== undefined,
    thaw: (): void => stopped?.resolve(),
  }
}
