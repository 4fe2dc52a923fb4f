import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import services from '../../content/texts/services.json'
import { paths } from '../../domain/routing/paths.ts'
import { Ordering } from '../../features/country/Ordering.tsx'
import { ConsultingService } from '../../features/services/ConsultingService.tsx'
import { EquipmentServices } from '../../features/services/EquipmentServices.tsx'
import { ServicesMenu } from '../../features/services/ServicesMenu.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

/** `#top` scrolls past the header to the top of the page, by a scroll margin. */
export const Component = () => (
  <Box id="top" sx={{ scrollMarginTop: '100vh' }}>
    <Head {...services.head} path={paths.services} />
    <PageHero {...services.hero}>
      <Button component={Link} to={paths.quote} sx={{ mt: 4 }}>
        {actions.quote}
      </Button>
    </PageHero>
    <ServicesMenu />
    <EquipmentServices />
    <Container sx={{ pt: { xs: 6, md: 9 } }}>
      <Ordering />
    </Container>
    {services.consulting.map((service) => (
      <ConsultingService key={service.id} service={service} />
    ))}
  </Box>
)
