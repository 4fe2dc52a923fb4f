import type { AppStartListening } from '../../app/store.ts'
import { specDelivered, specFailed, specRequested } from './productEvents.ts'

/** The name a link's file is saved under: its last path segment (spec section 7). */
export const fileNameOf = (link: string): string => link.split(/[?#]/)[0]?.split('/').pop() ?? ''

/** Fetches and saves a requested spec sheet. */
export const addProductListeners = (startListening: AppStartListening): void => {
  startListening({
    actionCreator: specRequested,
    effect: async ({ payload }, { dispatch, extra }) => {
      try {
        extra.saveFile(await extra.fetchSpecSheet(payload.pdf), fileNameOf(payload.pdf))
        dispatch(specDelivered(payload))
      } catch {
        dispatch(specFailed(payload))
      }
    },
  })
}
