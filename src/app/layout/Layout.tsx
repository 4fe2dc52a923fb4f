import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CountryProvider } from '../../country/ByCountry.tsx'
import { countrySelected, selectCountry } from '../../country/countrySlice.ts'
import { Footer } from '../../features/footer/Footer.tsx'
import { Header } from '../../features/header/Header.tsx'
import { legalOpened } from '../../features/modals/modalsSlice.ts'
import { QuoteLink } from '../../features/quoteList/QuoteLink.tsx'
import { useShownPage } from '../../routing/page.ts'
import { ScrollManager } from '../../routing/ScrollManager.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useAppDispatch, useAppSelector } from '../../ui/storeHooks.ts'
import { CompareOutlet } from './CompareOutlet.tsx'
import { ModalHost } from './ModalHost.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NoticeOutlet } from './NoticeOutlet.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Unavailable } from './Unavailable.tsx'

const SelectedCountry = ({ children }: { children: ReactNode }) => (
  <CountryProvider country={useAppSelector(selectCountry)}>{children}</CountryProvider>
)

/** A page that fails leaves the navigation usable, until the next one. */
const CurrentPage = () => {
  const { key } = useLocation()
  return (
    <ErrorBoundary fallback={<Unavailable />} until={key}>
      {useShownPage().page?.element}
    </ErrorBoundary>
  )
}

const Frame = () => {
  const dispatch = useAppDispatch()
  return (
    <SelectedCountry>
      <SkipLink />
      <NavigationProgress />
      <Header quoteLink={<QuoteLink />} onCountrySelected={(chosen) => dispatch(countrySelected(chosen))} />
      <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '60vh' }}>
        <CurrentPage />
      </Box>
      <Footer onLegalOpened={(page) => dispatch(legalOpened(page))} />
      <CompareOutlet />
      <ModalHost />
      <NoticeOutlet />
      <ScrollManager />
    </SelectedCountry>
  )
}

export const Layout = () => (
  <ErrorBoundary fallback={<Unavailable />}>
    <Frame />
  </ErrorBoundary>
)
