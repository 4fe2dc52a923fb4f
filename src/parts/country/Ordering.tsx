import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ordering from '../../content/data/ordering.json'
import { ByCountry } from './ByCountry.tsx'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  columnGap: theme.spacing(3),
  marginBlock: theme.spacing(2, 0),
  '& > div': { paddingBlock: theme.spacing(1.5, 2), borderBlockStart: theme.edge.hairline },
  '& dt': { fontWeight: theme.fontWeight.semibold },
  '& dd': { fontSize: theme.fontSize.compact, color: theme.vars.palette.text.secondary },
}))

export const Ordering = () => (
  <section id="ordering">
    <Typography variant="h3" component="h2">
      {ordering.title}
    </Typography>
    <ByCountry>
      {(_company, audience, country) => (
        <List {...audience}>
          {ordering.offices[country].map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      )}
    </ByCountry>
  </section>
)
