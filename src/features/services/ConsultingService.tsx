import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import services from '../../content/texts/services.json'
import { paths } from '../../routing/paths.ts'
import { Section } from '../../ui/Section.tsx'
import { Checklist } from './Checklist.tsx'

interface Props {
  service: (typeof services.consulting)[number]
}

export const ConsultingService = ({ service }: Props) => (
  <Section id={service.id} title={service.title} lead={service.lead}>
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '6fr 6fr' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', maxWidth: '62ch' }}>
        {service.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ color: 'text.secondary' }}>
            {paragraph}
          </Typography>
        ))}
        <Button component={Link} to={paths.quote} sx={{ mt: 1, justifySelf: 'start' }}>
          {actions.quote}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Checklist title={services.scope} points={service.points} />
        <Checklist title={services.results} points={service.deliverables} />
      </Box>
    </Box>
  </Section>
)
