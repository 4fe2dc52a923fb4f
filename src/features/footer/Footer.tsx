import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { LegalPage } from '../../app/paths.ts'
import { ByCountry } from '../../components/ByCountry.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { companies } from '../../content/companies.ts'
import { footerServices } from '../../content/navigation.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { quickLinks } from './quickLinks.ts'
import { Social } from './Social.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="overline" component="h2" sx={{ color: 'site.brass' }}>
      {title}
    </Typography>
    <Box sx={{ mt: 1 }}>{children}</Box>
  </div>
)

/** Entries far enough apart for a finger. */
const Lines = styled('ul')({
  '& li': { paddingBlock: 10 },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})

interface Props {
  onLegalOpened: (page: LegalPage) => void
}

/** The foot of every page (spec section 2, Footer). */
export const Footer = ({ onLegalOpened }: Props) => (
  <Box component="footer" className="on-ink" sx={{ bgcolor: 'site.ink', color: 'site.paper' }}>
    <Container sx={{ py: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 4 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1.2fr 2fr' },
        }}
      >
        <Column title="Quick Links">
          <Lines>
            {quickLinks.map(({ name, href }) => (
              <li key={name}>
                <SiteLink to={href}>{name}</SiteLink>
              </li>
            ))}
          </Lines>
        </Column>
        <Column title="Services">
          <Lines>
            {footerServices.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Lines>
        </Column>
        <Column title="Contact">
          <ByCountry>
            {(country, only) => (
              <div {...only}>
                <CompanyContact company={companies[country]} />
              </div>
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
          mt: { xs: 5, md: 8 },
          pt: 3,
          borderTop: '1px solid',
          borderColor: 'site.slate',
          fontSize: '0.875rem',
        }}
      >
        <ByCountry>{(country, only) => <p {...only}>{companies[country].copyright}</p>}</ByCountry>
        <LegalLinks onOpened={onLegalOpened} />
      </Box>
    </Container>
  </Box>
)
