import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { categories } from '../../content/categories.ts'
import { openHours } from '../../content/countries.ts'
import { legalPages, site, socialLinks } from '../../content/site.ts'
import texts from '../../content/texts/footer.json'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { legalOpened } from '../../domain/state/modalsSlice.ts'
import { isPlainClick, mailLink, telephoneLink } from '../../lib/links.ts'
import { fill } from '../../lib/text.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { SiteLink } from '../../parts/navigation/SiteLink.tsx'
import { SubcategoryLinks } from '../../parts/navigation/SubcategoryLinks.tsx'
import { focusPressed } from '../../ui/browser/moveFocus.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    width: theme.layout.control,
    height: theme.layout.control,
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
  },
  '& a:hover': { borderColor: theme.vars.palette.site.brass },
}))

const Social = () => (
  <List>
    {socialLinks.map(({ name, icon, href }) => (
      <li key={icon} aria-hidden={href === null || undefined}>
        {href === null ? (
          <span>
            <Icon name={icon} />
          </span>
        ) : (
          <a href={href} aria-label={name} rel="noreferrer" target="_blank">
            <Icon name={icon} />
          </a>
        )}
      </li>
    ))}
  </List>
)

const quickLinks = [
  { name: texts.quickLinks.home, href: paths.home },
  { name: texts.quickLinks.products, href: paths.catalogue() },
  { name: texts.quickLinks.about, href: paths.about },
  { name: texts.quickLinks.contact, href: paths.contact },
] as const

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="overline" component="h2" sx={{ mb: 1, color: 'site.brass' }}>
      {title}
    </Typography>
    {children}
  </div>
)

const Lines = styled('ul')(({ theme }) => ({
  columns: '2 9em',
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-block', paddingBlock: 5, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& ul': { paddingInlineStart: theme.spacing(2) },
}))

/** A phone and a tablet have them in one row. */
const QuickLinks = styled(Lines)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2.5) },
}))

/** No links, and not as bright as these. */
const Services = styled(Lines)(({ theme: { vars, spacing } }) => ({
  color: `color-mix(in srgb, ${vars.palette.site.paper} 75%, ${vars.palette.site.ink})`,
  '& li': { display: 'flex', gap: spacing(1), paddingBlock: 5 },
  '& li::before': { content: '"✓" / ""', color: vars.palette.site.brass },
}))

const Address = styled('address')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '& a': { display: 'inline-block', paddingBlock: 5 },
}))

/** A click opens the modal; in a new tab or without scripts the link opens the page. */
const LegalLinks = () => {
  const dispatch = useAppDispatch()
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { display: 'inline-block', py: '11px' } }}
    >
      {legalPages.map((page) => (
        <li key={page}>
          <Link
            to={paths.legal(page)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              focusPressed(event)
              dispatch(legalOpened(page))
            }}
          >
            {texts.legal[page]}
          </Link>
        </li>
      ))}
    </Box>
  )
}

export const Footer = () => (
  <Box component="footer" className="on-ink" sx={{ bgcolor: 'site.ink', color: 'site.paper' }}>
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          fontSize: (theme) => theme.fontSize.compact,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 3fr 1.4fr 2fr' },
          // A tablet has the quick links in a line, and services above contact beside the products.
          '& > :nth-of-type(1)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
          '& > :nth-of-type(2)': { gridRow: { sm: 'span 2', lg: 'auto' } },
        }}
      >
        <Column title={texts.quickLinks.title}>
          <QuickLinks>
            {quickLinks.map(({ name, href }) => (
              <li key={name}>
                <SiteLink to={href}>{name}</SiteLink>
              </li>
            ))}
          </QuickLinks>
        </Column>
        <Column title={texts.quickLinks.products}>
          <Lines>
            {categories.map((category) => (
              <li key={category.id}>
                <SiteLink to={paths.catalogue(category.id)}>{category.name}</SiteLink>
                <SubcategoryLinks category={category} Link={SiteLink} />
              </li>
            ))}
          </Lines>
        </Column>
        <Column title={texts.services.title}>
          <Services>
            {texts.services.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Services>
        </Column>
        <Column title={texts.contact}>
          <ByCountry>
            {({ logoOnInk, companyFullName, phone, email, address, businessHours }, audience) => (
              <Address {...audience}>
                <img src={logoOnInk} alt="" width={108} height={36} loading="lazy" />
                <p>
                  <strong>{companyFullName}</strong>
                </p>
                <p>
                  <a href={telephoneLink(phone)}>{phone}</a>
                  <br />
                  <a href={mailLink(email)}>{email}</a>
                </p>
                <p>{address.join(', ')}</p>
                <p>{openHours(businessHours)}</p>
              </Address>
            )}
          </ByCountry>
          <Social />
        </Column>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
          mt: { xs: 3, md: 4 },
          pt: { xs: 2, md: 3 },
          borderTop: '1px solid',
          borderColor: 'site.slate',
          fontSize: (theme) => theme.fontSize.small,
        }}
      >
        <div>
          <ByCountry>
            {({ copyright }, audience) => <p {...audience}>{fill(copyright, { year: BUILD_YEAR })}</p>}
          </ByCountry>
          {site.sampleNote !== null && <p>{site.sampleNote}</p>}
        </div>
        <LegalLinks />
      </Box>
    </Container>
  </Box>
)
