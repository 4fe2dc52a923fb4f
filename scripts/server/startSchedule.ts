import type * as deliver from '../../functions/deliver.ts'

export type Deliver = typeof deliver

const importOnce = (): Promise<Deliver> => import('../../functions/deliver.ts')

/**
 * Runs the function `deliver` now and, more often than Netlify's clock does, again and again. A development server
 * passes its own importer, which follows edits.
 */
export const startSchedule = (load = importOnce): void => {
  const run = async () => {
    const { default: deliverLater } = await load()
    await deliverLater(new Request('http://localhost/'))
  }
  const runOrSay = () => {
    run().catch((error: unknown) => {
      console.error(`Later delivery failed: ${String(error)}`)
    })
  }
  runOrSay()
  setInterval(runOrSay, 30_000)
}
