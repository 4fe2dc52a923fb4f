/** A press waits no longer for a script that it can do without. */
const limitMs = 5000

/** The result of an import, which has no time limit of its own; undefined when it takes longer than 5 s. */
export const inTime = <Script>(loading: Promise<Script>): Promise<Script | undefined> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([loading, late])
}
