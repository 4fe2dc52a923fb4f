import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { Provider } from 'react-redux'
import { HydratedProvider } from '../ui/useHydrated.ts'
import type { AppStore, RootState } from './store.ts'
import { theme } from './theme/theme.ts'

interface Props {
  cache: EmotionCache
  store: AppStore
  /** The state of the HTML, with which each part hydrates at its own time. */
  builtState?: RootState
  children: ReactNode
  /** Called once, when every listener of the page is in place. */
  onHydrated?: () => void
}

export const App = ({ cache, store, builtState, children, onHydrated }: Props) => {
  // Deferred, so that input comes between the slices of the second render.
  const hydrated = useDeferredValue(true, false)
  const report = useEffectEvent(() => onHydrated?.())
  // After the second render, which adds what only scripts can do.
  useEffect(() => {
    if (hydrated) report()
  }, [hydrated])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <HydratedProvider value={hydrated}>
          <Provider store={store} serverState={builtState}>
            {children}
          </Provider>
        </HydratedProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
