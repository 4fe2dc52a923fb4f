import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { Section } from '../../ui/Section.tsx'

/** Without padding in a narrow window, so that both links fit into one line and begin where the buttons begin. */
const quiet = { px: { xs: 0, lg: 2.5 } }

export const CallToAction = () => (
  <Section id="contact" ground="ink" title={home.callToAction.title} lead={home.callToAction.text}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        component={Link}
        to={paths.catalogue()}
        color="inherit"
        sx={{ bgcolor: 'site.paper', color: 'site.ink' }}
      >
        {home.callToAction.products}
      </Button>
      <Button
        component={Link}
        to={paths.quote}
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'site.brass', '&:hover': { bgcolor: 'transparent', borderColor: 'site.paper' } }}
      >
        {actions.quote}
      </Button>
      <Button component={Link} to={paths.find} variant="text" color="inherit" sx={quiet}>
        {actions.find}
      </Button>
      <Button component={Link} to={paths.comply} variant="text" color="inherit" sx={quiet}>
        {actions.comply}
      </Button>
    </Box>
  </Section>
)
