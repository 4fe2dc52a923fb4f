import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { md: '1fr 1fr' },
}

export const Purpose = () => (
  <Box sx={{ py: { xs: 6, md: 10 }, bgcolor: 'site.wash' }}>
    <Container sx={columns}>
      {[about.mission, about.vision].map(({ title, text }) => (
        <Box key={title} component="section" sx={{ borderTop: (theme) => theme.edge.brass, pt: 3 }}>
          <Typography variant="overline" component="h2" sx={{ color: 'site.brassInk' }}>
            {title}
          </Typography>
          <Typography variant="h2" component="p" sx={{ mt: 2, maxWidth: '26ch', color: 'primary.main' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Container>
  </Box>
)
