import Box from '@mui/material/Box'
import { Outlet } from 'react-router-dom'
import { CountryProvider } from '../components/ByCountry.tsx'
import { countrySelected, selectCountry } from '../features/country/countrySlice.ts'
import { Footer } from '../features/footer/Footer.tsx'
import { Header } from '../features/header/Header.tsx'
import { legalOpened } from '../features/modals/modalsSlice.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { ModalHost } from './ModalHost.tsx'
import { NoticeOutlet } from './NoticeOutlet.tsx'
import { Pending } from './Pending.tsx'
import { ScrollManager } from './ScrollManager.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What stands around every page. */
export const Layout = () => {
  const dispatch = useAppDispatch()
  const country = useAppSelector(selectCountry)
  return (
    <CountryProvider country={country}>
      <SkipLink />
      <Pending />
      <Header onCountrySelected={(chosen) => dispatch(countrySelected(chosen))} />
      <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '60vh' }}>
        <Outlet />
      </Box>
      <Footer onLegalOpened={(page) => dispatch(legalOpened(page))} />
      <ModalHost />
      <NoticeOutlet />
      <ScrollManager />
    </CountryProvider>
  )
}
