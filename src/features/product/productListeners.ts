import type { AppStartListening } from '../../app/store.ts'
import { specDelivered, specFailed, specRequested } from './productEvents.ts'

/** The name a link's file is saved under: its last path segment (spec section 7). */
export const fileNameOf = (link: string): string => link.split(/[?#]/)[0]?.split('/').pop() ?? ''

/** Fetches and saves a requested spec sheet; a second click meanwhile saves it once all the same. */
export const addProductListeners = (startListening: AppStartListening): void => {
  const underWay = new Set<string>()
  startListening({
    actionCreator: specRequested,
    effect: async ({ payload }, { dispatch, extra }) => {
      if (underWay.has(payload.pdf)) return
      underWay.add(payload.pdf)
      try {
        extra.saveFile(await extra.fetchSpecSheet(payload.pdf), fileNameOf(payload.pdf))
        dispatch(specDelivered(payload))
      } catch {
        dispatch(specFailed(payload))
      } finally {
        underWay.delete(payload.pdf)
      }
    },
  })
}
