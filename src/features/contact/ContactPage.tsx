import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { companies } from '../../content/countries.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/contact.json'
import { ByCountry } from '../../country/ByCountry.tsx'
import { OfficesWithoutScripts } from '../../country/OfficesWithoutScripts.tsx'
import { paths } from '../../routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { CountryToggle } from './CountryToggle.tsx'
import { OfficeDetails } from './OfficeDetails.tsx'

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 9),
  alignItems: 'start',
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)',
    paddingBlock: theme.spacing(8, 12),
  },
}))

const Office = styled('div')(({ theme }) => ({ maxWidth: 640, marginBlockStart: theme.spacing(4) }))

const Aside = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  backgroundColor: theme.vars.palette.site.wash,
  borderRadius: theme.radius.corner,
}))

export const ContactPage = () => (
  <>
    <PageHero title={texts.hero.title} lead={texts.hero.lead} lineWork="hero" />
    <Columns>
      <div>
        <CountryToggle />
        <OfficesWithoutScripts />
        <ByCountry>
          {(country, only) => (
            <Office {...only}>
              <OfficeDetails company={companies[country]} />
            </Office>
          )}
        </ByCountry>
      </div>
      <Aside className="no-print">
        <Typography variant="h3" component="h2">
          {texts.quote.title}
        </Typography>
        <p>{texts.quote.text}</p>
        <Button component={Link} to={paths.quote}>
          {actions.quote}
        </Button>
      </Aside>
    </Columns>
  </>
)
