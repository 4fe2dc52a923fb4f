import type * as deliver from '../../functions/deliver.ts'

export type Deliver = typeof deliver

/**
 * Runs the function `deliver` now and, more often than Netlify's clock does, again and again. A development server
 * passes its own importer, which follows edits.
 */
export const startSchedule = (
  load: () => Promise<Deliver> = () => import('../../functions/deliver.ts'),
): void => {
  const run = () => {
    load()
      .then(({ default: deliverLater }) => deliverLater(new Request('http://localhost/')))
      .catch((error: unknown) => {
        console.error(`Later delivery failed: ${String(error)}`)
      })
  }
  run()
  setInterval(run, 30_000)
}
