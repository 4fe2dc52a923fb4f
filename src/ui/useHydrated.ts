import { createContext, useContext } from 'react'

const HydratedContext = createContext(true)

export const HydratedProvider = HydratedContext

/** False at build time and in the first render in the browser, then true everywhere at once. */
export const useHydrated = (): boolean => useContext(HydratedContext)
