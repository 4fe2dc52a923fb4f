import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Head } from '../../components/Head.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import pages from '../../content/pages.json'
import services from '../../content/services.json'
import { ConsultingService } from '../../features/services/ConsultingService.tsx'
import { EquipmentServices } from '../../features/services/EquipmentServices.tsx'
import { ServicesMenu } from '../../features/services/ServicesMenu.tsx'
import { WidePicture } from '../../features/services/WidePicture.tsx'
import { paths } from '../paths.ts'

/** The services (spec section 2). The margin takes `#top` past the header, to the very top of the page. */
export const Component = () => (
  <Box id="top" sx={{ scrollMarginTop: '100vh' }}>
    <Head {...pages.services} path={paths.services} />
    <PageHero {...services.hero} lineWork="hero">
      <Button component={Link} to={paths.quote} sx={{ mt: 4 }}>
        Get a Quote
      </Button>
    </PageHero>
    <ServicesMenu />
    <EquipmentServices />
    <WidePicture {...services.picture} />
    {services.consulting.map((service) => (
      <ConsultingService key={service.id} service={service} />
    ))}
  </Box>
)
