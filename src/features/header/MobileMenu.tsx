import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { Icon } from '../../components/icons.tsx'
import { mainNavigation } from './mainNavigation.ts'
import type { Country } from '../../content/companies.ts'
import { CountryButtons } from './CountryButtons.tsx'
import { mobileMenuClosed, mobileMenuToggled, selectHeader } from './headerSlice.ts'
import { MenuLink } from './MenuItem.tsx'
import { MobileProducts } from './MobileProducts.tsx'
import { useMenu } from './useMenu.ts'

const Place = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }))

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 'calc(100dvh - 73px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(1, 2, 3),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: 'opacity 180ms ease-out, transform 180ms ease-out, visibility 180ms',
  '&[data-open=false]': { visibility: 'hidden', opacity: 0, transform: 'translateY(-8px)' },
}))

interface Props {
  onCountrySelected: (country: Country) => void
}

/** The hamburger menu of phones: navigation, products and countries (spec section 2, Header). */
export const MobileMenu = ({ onCountrySelected }: Props) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectHeader).mobileMenuOpen
  const sheetId = useId()
  const countryId = useId()
  const close = () => dispatch(mobileMenuClosed())
  const { place, button, onBlur } = useMenu<HTMLDivElement>(open, close)
  return (
    <Place ref={place} className="needs-scripts" onBlur={onBlur}>
      <IconButton
        ref={button}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={sheetId}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </IconButton>
      <Sheet id={sheetId} data-open={open}>
        <nav aria-label="Main, phone">
          <ul>
            {mainNavigation.map(({ name, href, dropdown }) => (
              <li key={name}>
                {dropdown ? (
                  <MobileProducts name={name} href={href} />
                ) : (
                  <MenuLink to={href}>{name}</MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Typography id={countryId} variant="overline" component="h2" sx={{ mt: 2, px: 1.5 }}>
          Select Country
        </Typography>
        <div role="group" aria-labelledby={countryId}>
          <CountryButtons onSelected={onCountrySelected} />
        </div>
      </Sheet>
    </Place>
  )
}
