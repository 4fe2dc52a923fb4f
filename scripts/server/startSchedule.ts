/** Runs the function `deliver` now and, more often than Netlify's clock does, again and again. */
export const startSchedule = async (): Promise<void> => {
  const { default: deliverLater } = await import('../../functions/deliver.ts')
  const run = () => {
    deliverLater(new Request('http://localhost/')).catch((error: unknown) => {
      console.error(`Later delivery failed: ${String(error)}`)
    })
  }
  run()
  setInterval(run, 30_000)
}
