import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { ContactStrip } from './ContactStrip.tsx'
import { CountryMenu } from './CountryMenu.tsx'
import { HeaderRow, WideNavigation } from './headerBar.ts'
import { HidingBar } from './HidingBar.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

export const Header = ({ quoteLink }: { quoteLink: ReactNode }) => (
  <HidingBar>
    <ContactStrip />
    <Container>
      <HeaderRow>
        <Logo />
        <WideNavigation>
          <MainMenu />
          <CountryMenu />
        </WideNavigation>
        {quoteLink}
        <MobileMenu />
      </HeaderRow>
    </Container>
  </HidingBar>
)
