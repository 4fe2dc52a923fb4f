import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ordering from '../../content/data/ordering.json'
import { ByCountry } from './ByCountry.tsx'

const Region = styled('section')(({ theme }) => ({
  maxWidth: '68ch',
  '& > p': { marginBlockStart: theme.spacing(1), color: theme.vars.palette.text.secondary },
}))

export const Ordering = () => (
  <Region id="ordering">
    <Typography variant="h3" component="h2">
      {ordering.title}
    </Typography>
    <ByCountry>{(_company, audience, country) => <p {...audience}>{ordering.offices[country]}</p>}</ByCountry>
  </Region>
)
