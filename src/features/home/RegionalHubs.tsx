import { styled } from '@mui/material/styles'
import { Section } from '../../components/Section.tsx'
import home from '../../content/home.json'
import offices from '../../content/offices.json'
import { HubCard } from './HubCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}))

/** The three offices; the last spans both columns (spec section 2, Home). */
export const RegionalHubs = () => (
  <Section {...home.hubs}>
    <Grid>
      {offices.hubs.map((office) => (
        <HubCard key={office.city} office={office} />
      ))}
    </Grid>
  </Section>
)
