import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'
import { Section } from '../../ui/Section.tsx'

/** The lines between the cells are the background, seen through the gaps. */
const grid = {
  display: 'grid',
  gap: '1px',
  p: '1px',
  bgcolor: 'divider',
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
}

export const Values = () => (
  <Section title={about.valuesTitle}>
    <Box component="ul" sx={grid}>
      {about.values.map(({ title, text }) => (
        <Box component="li" key={title} sx={{ p: 3, pb: 4, bgcolor: 'background.default' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
)
