import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import services from '../../content/texts/services.json'
import { paths } from '../../domain/routing/paths.ts'
import { ConsultingService, EquipmentServices } from '../../features/services/Services.tsx'
import { ServicesMenu } from '../../features/services/ServicesMenu.tsx'
import { Ordering } from '../../parts/country/Ordering.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { Head } from '../seo/Head.tsx'

/** The scroll margin makes `#top` scroll to the top of the page, above the header. */
export const Component = () => (
  <Box id="top" sx={{ scrollMarginTop: '100vh' }}>
    <Head {...services.head} path={paths.services} image="/og/services.jpg" />
    <PageHero {...services.hero}>
      <Button component={Link} to={paths.quote} sx={{ mt: 4 }}>
        {actions.quote}
      </Button>
    </PageHero>
    <ServicesMenu />
    <EquipmentServices />
    {services.consulting.map((service) => (
      <ConsultingService key={service.id} service={service} />
    ))}
    <Box sx={{ py: { xs: 5, md: 7 }, bgcolor: 'site.wash' }}>
      <Container>
        <Ordering />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2 }}>
          <Button component={Link} to={paths.quote}>
            {actions.quote}
          </Button>
          <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
          <ArrowLink to={paths.comply}>{actions.comply}</ArrowLink>
        </Box>
      </Container>
    </Box>
  </Box>
)
