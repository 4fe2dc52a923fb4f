import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'
import { Section } from '../../ui/Section.tsx'

/** The hairlines are the background between the cells. */
const Grid = styled(NumberedList)(({ theme }) => ({
  display: 'grid',
  gap: 1,
  padding: 1,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))

const Cell = styled(NumberedItem)(({ theme }) => ({
  padding: theme.spacing(3),
  paddingBlockEnd: theme.spacing(4),
  backgroundColor: theme.vars.palette.background.default,
}))

export const Values = () => (
  <Section title={about.valuesTitle}>
    <Grid>
      {about.values.map(({ title, text }) => (
        <Cell key={title}>
          <Typography variant="h3" sx={{ mt: { xs: 2, lg: 6 } }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Cell>
      ))}
    </Grid>
  </Section>
)
