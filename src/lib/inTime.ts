/** How long a press waits for a script that it can do without. */
const limitMs = 5000

/** What the script gives; undefined when it does not come within 5 s, since an import has no time limit. */
export const inTime = <Script>(loading: Promise<Script>): Promise<Script | undefined> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([loading, late])
}
