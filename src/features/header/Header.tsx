import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { site } from '../../content/site.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/header.json'
import { selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { mailLink, telephoneLink } from '../../lib/links.ts'
import { counted, fill } from '../../lib/text.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { SiteLink } from '../../parts/navigation/SiteLink.tsx'
import { HidingBar } from './HidingBar.tsx'
import { mainNavigation } from './mainNavigation.ts'
import { CountryMenu } from './menus/CountryMenu.tsx'
import { MenuLink } from './menus/menuStyles.ts'
import { MobileMenu } from './menus/MobileMenu.tsx'
import { ProductMenu } from './menus/ProductMenu.tsx'

const Strip = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  fontSize: theme.fontSize.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  justifyContent: 'flex-end',
  '& > span': { marginInlineEnd: 'auto' },
  '& > *': { paddingBlock: theme.spacing(0.75) },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}))

const ContactStrip = () => (
  <Strip className="on-ink">
    <Container>
      <ByCountry>
        {({ companyFullName, phone, email }, audience) => (
          <Line {...audience}>
            <span>{companyFullName}</span>
            <a href={telephoneLink(phone)}>{phone}</a>
            <a href={mailLink(email)}>{email}</a>
          </Line>
        )}
      </ByCountry>
    </Container>
  </Strip>
)

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -9,
  insetInlineEnd: -9,
  minWidth: 22,
  paddingInline: 5,
  border: `1px solid ${theme.vars.palette.background.default}`,
  borderRadius: theme.radius.corner,
  backgroundColor: theme.vars.palette.site.brass,
  color: theme.vars.palette.site.ink,
  fontSize: theme.fontSize.label,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Generated content is not part of the link's text, which its label must contain (WCAG 2.5.3).
  '&::before': { content: 'attr(data-count)' },
  // Always rendered, because a style that comes later makes the browser style the whole page again.
  '&[data-count="0"]': { display: 'none' },
}))

/** On a phone the words wrap when the visitor doubles the size of text. */
const onBar = {
  position: 'relative',
  flexShrink: 0,
  maxWidth: { xs: '50%', md: 'none' },
  ml: 'auto',
  px: { xs: 1.75, md: 2.5 },
  whiteSpace: { md: 'nowrap' },
}

const QuoteLink = () => {
  const count = useAppSelector((state) => selectQuoteList(state).length)
  const name = counted(texts.quote, count)
  return (
    <Button component={SiteLink} to={paths.quote} aria-label={count === 0 ? undefined : name} sx={onBar}>
      {actions.quote}
      <Count aria-hidden="true" data-count={count} />
    </Button>
  )
}

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
