import { styled } from '@mui/material/styles'
import { companies } from '../../content/countries.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/header.json'
import { ByCountry } from '../../country/ByCountry.tsx'
import { fill } from '../../lib/text.ts'
import { paths } from '../../routing/paths.ts'
import { SiteLink } from '../../routing/SiteLink.tsx'

const HomeLink = styled(SiteLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.layout.control,
  textDecoration: 'none',
  '& img': { height: theme.layout.logoHeight, width: 'auto' },
}))

export const Logo = () => (
  <HomeLink to={paths.home} aria-label={fill(texts.home, { site: site.name })}>
    <ByCountry>
      {(country, only) => <img {...only} src={companies[country].logo} alt="" width={108} height={36} />}
    </ByCountry>
  </HomeLink>
)
