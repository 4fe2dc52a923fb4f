import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import type { Country } from '../../content/countries.ts'
import { ContactStrip } from './ContactStrip.tsx'
import { CountryMenu } from './CountryMenu.tsx'
import { HeaderRow, WideNavigation } from './headerBar.ts'
import { HidingBar } from './HidingBar.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

interface Props {
  quoteLink: ReactNode
  onCountrySelected: (country: Country) => void
}

export const Header = ({ quoteLink, onCountrySelected }: Props) => (
  <HidingBar>
    <ContactStrip />
    <Container>
      <HeaderRow>
        <Logo />
        <WideNavigation>
          <MainMenu />
          <CountryMenu onSelected={onCountrySelected} />
        </WideNavigation>
        {quoteLink}
        <MobileMenu onCountrySelected={onCountrySelected} />
      </HeaderRow>
    </Container>
  </HidingBar>
)
