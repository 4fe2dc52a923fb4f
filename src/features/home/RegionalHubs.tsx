import { styled } from '@mui/material/styles'
import offices from '../../content/data/offices.json'
import home from '../../content/texts/home.json'
import { Section } from '../../ui/Section.tsx'
import { HubCard } from './HubCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}))

const oneColumn = '(min-width: 1248px) 588px, (min-width: 768px) calc(50vw - 36px), 92vw'
const bothColumns = '(min-width: 1248px) 1200px, (min-width: 768px) calc(100vw - 48px), 92vw'

/** The last of the three offices spans both columns (specification 2, Home). */
export const RegionalHubs = () => (
  <Section {...home.hubs}>
    <Grid>
      {offices.hubs.map((office, index) => (
        <HubCard
          key={office.city}
          office={office}
          sizes={index === offices.hubs.length - 1 ? bothColumns : oneColumn}
        />
      ))}
    </Grid>
  </Section>
)
