/** Runs the function `deliver` now and as Netlify's clock does; the result stops it after the current run. */
export const startSchedule = async (everyMs = 30_000): Promise<() => Promise<void>> => {
  const { default: deliverLater } = await import('../../functions/deliver.ts')
  let running = Promise.resolve()
  const run = () => {
    running = deliverLater(new Request('http://localhost/')).catch((error: unknown) => {
      console.error(`Later delivery failed: ${String(error)}`)
    })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
