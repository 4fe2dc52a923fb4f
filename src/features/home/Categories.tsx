import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { categories, type Category, menuChildren } from '../../content/categories.ts'
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
  // A phone has the names alone.
  [theme.breakpoints.down('sm')]: {
    '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4), paddingBlock: 0 },
  },
}))

/** Those to which no menu leads. */
const subcategoriesBesideMenus = (category: Category) =>
  category.subcategories.filter(({ id }) => !menuChildren(category).some((child) => child.id === id))

export const Categories = () => (
  <Section {...home.categories}>
    <Grid>
      {categories.map((category) => (
        <li key={category.id}>
          <ArrowLink to={paths.catalogue(category.id)}>{category.name}</ArrowLink>
          <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
            {category.lead}
          </Typography>
          {subcategoriesBesideMenus(category).map(({ id, name }) => (
            <ArrowLink key={id} to={paths.catalogue(category.id, id)}>
              {name}
            </ArrowLink>
          ))}
        </li>
      ))}
    </Grid>
  </Section>
)
