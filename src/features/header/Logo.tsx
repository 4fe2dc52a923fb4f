import { styled } from '@mui/material/styles'
import { paths } from '../../app/paths.ts'
import { ByCountry } from '../../components/ByCountry.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { companies } from '../../content/companies.ts'
import { site } from '../../content/site.ts'

const Home = styled(SiteLink)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  '& img': { height: 36, width: 'auto' },
})

/** The selected country's logo, which leads home. */
export const Logo = () => (
  <Home to={paths.home} aria-label={`${site.name}, home`}>
    <ByCountry>
      {(country, only) => <img {...only} src={companies[country].logo} alt="" width={108} height={36} />}
    </ByCountry>
  </Home>
)
