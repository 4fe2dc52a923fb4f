import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentProps, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { LoadedCatalogueProvider } from '../features/catalogue/LoadedCatalogue.tsx'
import { DraftsContext, type DraftServices } from '../parts/quoteDraft/useDrafts.ts'
import { HydratedProvider } from '../ui/browser/useHydrated.tsx'
import type { AppStore } from './store.ts'
import { theme } from './theme/theme.ts'

/** The built stylesheet has the theme's CSS variables, so the browser need not write them again. */
const themeVariablesAreLinked = import.meta.env.PROD && !import.meta.env.SSR

interface Props extends ComponentProps<typeof HydratedProvider> {
  cache: EmotionCache
  store: AppStore
  drafts: DraftServices
}

export const App = ({ cache, store, drafts, children, ...hydration }: Props) => (
  <StrictMode>
    <CacheProvider value={cache}>
      {/* There is one colour scheme, so no choice of it is stored. */}
      <ThemeProvider
        theme={theme}
        storageManager={null}
        disableStyleSheetGeneration={themeVariablesAreLinked}
      >
        <Provider store={store}>
          <HydratedProvider {...hydration}>
            <DraftsContext value={drafts}>
              <LoadedCatalogueProvider>{children}</LoadedCatalogueProvider>
            </DraftsContext>
          </HydratedProvider>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>
)
