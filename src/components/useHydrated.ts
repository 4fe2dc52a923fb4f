import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while rendering to HTML and in the first render on top of it, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
