import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { paths } from '../../app/paths.ts'
import { SiteLink } from '../../components/SiteLink.tsx'
import type { Country } from '../../content/companies.ts'
import { Bar, Row, Slot } from './bar.ts'
import { ContactStrip } from './ContactStrip.tsx'
import { CountryMenu } from './CountryMenu.tsx'
import { headerHidden, headerShown, selectHeader } from './headerSlice.ts'
import { useHeaderVisibility } from './headerVisibility.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

interface Props {
  onCountrySelected: (country: Country) => void
}

/** The head of every page (spec section 2, Header). */
export const Header = ({ onCountrySelected }: Props) => {
  const dispatch = useAppDispatch()
  const { visible, mobileMenuOpen, openMenu, countryMenuOpen } = useAppSelector(selectHeader)
  const unfolded = mobileMenuOpen || countryMenuOpen || openMenu !== null
  useHeaderVisibility(
    useCallback(
      (shown) => {
        if (shown !== visible) dispatch(shown ? headerShown() : headerHidden())
      },
      [dispatch, visible],
    ),
  )
  const show = () => {
    if (!visible) dispatch(headerShown())
  }
  return (
    <Bar id="header" data-hidden={!visible && !unfolded} onFocus={show}>
      <ContactStrip />
      <Container>
        <Row>
          <Logo />
          <Slot>
            <MainMenu />
            <CountryMenu onSelected={onCountrySelected} />
          </Slot>
          <Button
            component={SiteLink}
            to={paths.quote}
            sx={{ ml: 'auto', px: { xs: 1.75, md: 2.5 }, whiteSpace: 'nowrap' }}
          >
            Get a Quote
          </Button>
          <MobileMenu onCountrySelected={onCountrySelected} />
        </Row>
      </Container>
    </Bar>
  )
}
