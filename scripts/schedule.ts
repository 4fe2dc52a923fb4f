/**
 * Runs the function `deliver`, which Netlify runs by the clock, here in this process: what the form service did not
 * take is delivered every `everyMs`. Ends, with the run under way, by the function it gives.
 */
export const startSchedule = async (everyMs = 30_000): Promise<() => Promise<void>> => {
  const { default: deliverLater } = await import('../functions/deliver.ts')
  let running = Promise.resolve()
  const run = () => {
    running = deliverLater().catch((error: unknown) => {
      console.error(`Later delivery failed: ${String(error)}`)
    })
  }
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
