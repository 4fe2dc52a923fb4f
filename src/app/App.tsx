import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from './store.ts'
import { theme } from './theme/theme.ts'

interface Props {
  cache: EmotionCache
  store: AppStore
  /** The router's provider: the browser's or the build's. */
  children: ReactNode
}

/** What every page stands in, in the browser and at build time alike. */
export const App = ({ cache, store, children }: Props) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <Provider store={store}>{children}</Provider>
    </ThemeProvider>
  </CacheProvider>
)
