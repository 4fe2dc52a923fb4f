import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { categories } from '../../content/categories.ts'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(0, 6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.5, 2), borderBlockStart: theme.edge.hairline },
}))

/** Each category of the catalogue, with its own words. */
export const Categories = () => (
  <Section {...home.categories}>
    <Grid>
      {categories.map(({ id, name, lead }) => (
        <li key={id}>
          <ArrowLink to={paths.catalogue(id)}>{name}</ArrowLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lead}
          </Typography>
        </li>
      ))}
    </Grid>
  </Section>
)
