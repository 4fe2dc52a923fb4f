import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Section } from '../../components/Section.tsx'
import { SerialItem, SerialList } from '../../components/Serials.tsx'
import about from '../../content/about.json'

/** The gaps let the ground through: they are the hairlines. */
const Grid = styled(SerialList)(({ theme }) => ({
  display: 'grid',
  gap: 1,
  padding: 1,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))

const Cell = styled(SerialItem)(({ theme }) => ({
  padding: theme.spacing(3),
  paddingBlockEnd: theme.spacing(4),
  backgroundColor: theme.vars.palette.background.default,
}))

/** What the company holds itself to. */
export const Values = () => (
  <Section title="Our Values">
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
