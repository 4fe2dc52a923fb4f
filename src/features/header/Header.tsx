import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/header.json'
import { paths } from '../../domain/routing/paths.ts'
import { fill } from '../../lib/text.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { SiteLink } from '../../parts/navigation/SiteLink.tsx'
import { ContactStrip } from './ContactStrip.tsx'
import { HidingBar } from './HidingBar.tsx'
import { mainNavigation } from './mainNavigation.ts'
import { CountryMenu } from './menus/CountryMenu.tsx'
import { MenuLink } from './menus/menuStyles.ts'
import { MobileMenu } from './menus/MobileMenu.tsx'
import { ProductMenu } from './menus/ProductMenu.tsx'
import { QuoteLink } from './QuoteLink.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: theme.layout.headerBar,
  // Large texts need several lines.
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
  [theme.breakpoints.between('md', 'lg')]: { columnGap: theme.spacing(1) },
}))

/** Below 768 px the mobile menu replaces these menus. */
const WideNavigation = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex', flexGrow: 1, justifyContent: 'flex-end' },
  [theme.breakpoints.between('md', 'lg')]: { '& a, & div > button': { paddingInline: theme.spacing(1.25) } },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(1) },
}))

const HomeLink = styled(SiteLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.layout.control,
  textDecoration: 'none',
  '& img': { height: theme.layout.logoHeight, width: 'auto' },
}))

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

export const Header = () => (
  <HidingBar>
    <ContactStrip />
    <Container>
      <Bar>
        <HomeLink to={paths.home} aria-label={fill(texts.home, { site: site.name })}>
          <ByCountry>
            {({ logo }, audience) => <img {...audience} src={logo} alt="" width={108} height={36} />}
          </ByCountry>
        </HomeLink>
        <WideNavigation>
          <nav aria-label={texts.menu}>
            <List>
              {mainNavigation.map(({ name, href, dropdown }) =>
                dropdown ? (
                  <ProductMenu key={name} name={name} href={href} />
                ) : (
                  <li key={name}>
                    <MenuLink to={href}>{name}</MenuLink>
                  </li>
                ),
              )}
            </List>
          </nav>
          <CountryMenu />
        </WideNavigation>
        <QuoteLink />
        <MobileMenu />
      </Bar>
    </Container>
  </HidingBar>
)
