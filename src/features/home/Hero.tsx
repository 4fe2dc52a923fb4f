import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ByCountry } from '../../components/ByCountry.tsx'
import { companies } from '../../content/companies.ts'
import home from '../../content/home.json'
import { HeroPicture } from './HeroPicture.tsx'

interface Props {
  onFreeQuote: () => void
}

/** Who the selected country's company is, and the first two ways on. */
export const Hero = ({ onFreeQuote }: Props) => (
  <Box component="section" aria-label="Company profile" sx={{ overflow: 'hidden' }}>
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '1.05fr 1fr' },
        alignItems: 'center',
        gap: { xs: 3, lg: 6 },
        py: { xs: 5, md: 8 },
      }}
    >
      <div>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {home.badge}
        </Typography>
        <ByCountry>
          {(country, only) => {
            const { companyFullName, description, slogan } = companies[country]
            return (
              <div {...only}>
                <Typography variant="h1" sx={{ mt: 2 }}>
                  Company Profile{' '}
                  <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                    {companyFullName}
                  </Box>
                </Typography>
                <Typography variant="subtitle1" component="p" sx={{ mt: 3, maxWidth: '58ch' }}>
                  {description}
                </Typography>
                <Typography sx={{ mt: 2, color: 'text.secondary', fontStyle: 'italic' }}>{slogan}</Typography>
              </div>
            )
          }}
        </ByCountry>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button component={Link} to={paths.catalogue()} size="large">
            Explore Products
          </Button>
          <Button component={Link} to={paths.quote} variant="outlined" size="large" onClick={onFreeQuote}>
            Get Free Quote
          </Button>
        </Box>
      </div>
      <HeroPicture />
    </Container>
  </Box>
)
