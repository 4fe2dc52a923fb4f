import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Section } from '../../components/Section.tsx'
import home from '../../content/home.json'
import { homeAnchors } from '../../content/navigation.ts'

/** The last word of the home page: the whole range, or a quote. */
export const CallToAction = () => (
  <Section id={homeAnchors.contact} ink title={home.callToAction.title} lead={home.callToAction.text}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        component={Link}
        to={paths.catalogue()}
        color="inherit"
        sx={{ bgcolor: 'site.paper', color: 'site.ink' }}
      >
        Explore All Products
      </Button>
      <Button
        component={Link}
        to={paths.quote}
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'site.brass', '&:hover': { bgcolor: 'transparent', borderColor: 'site.paper' } }}
      >
        Get a Quote
      </Button>
    </Box>
  </Section>
)
