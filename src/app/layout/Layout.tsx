import Box from '@mui/material/Box'
import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import texts from '../../content/texts/header.json'
import { CountryProvider } from '../../country/ByCountry.tsx'
import { selectCountry } from '../../country/countrySlice.ts'
import { Footer } from '../../features/footer/Footer.tsx'
import { Header } from '../../features/header/Header.tsx'
import { QuoteLink } from '../../features/quoteList/QuoteLink.tsx'
import { ScrollManager } from '../../routing/ScrollManager.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { CompareOutlet } from './CompareOutlet.tsx'
import { ModalHost } from './ModalHost.tsx'
import { NoticeOutlet } from './NoticeOutlet.tsx'
import { StartFailure } from './StartFailure.tsx'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** Its animation begins after 150 ms: a page that comes sooner is not announced. */
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.site.brass,
  transformOrigin: 'left',
  animation: `${grow} ${theme.timing.progress}`,
}))

const NavigationProgress = () => (useNavigation().state === 'idle' ? null : <Bar data-navigating />)

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  borderRadius: theme.radius.corner,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

const SkipLink = () => <Anchor href="#main">{texts.skip}</Anchor>

const SelectedCountry = ({ children }: { children: ReactNode }) => (
  <CountryProvider country={useAppSelector(selectCountry)}>{children}</CountryProvider>
)

export const Layout = () => (
  <SelectedCountry>
    <SkipLink />
    <StartFailure />
    <NavigationProgress />
    <Header quoteLink={<QuoteLink />} />
    <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '60vh' }}>
      <Outlet />
    </Box>
    <Footer />
    <CompareOutlet />
    <ModalHost />
    <NoticeOutlet />
    <ScrollManager />
  </SelectedCountry>
)
