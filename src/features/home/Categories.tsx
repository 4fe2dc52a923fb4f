import { styled } from '@mui/material/styles'
import { categoryPictures } from 'virtual:category-pictures'
import { categories, type Category, menuChildren } from '../../content/categories.ts'
import home from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

/** The whole of each leads to its category. A phone has two in a row, without their texts. */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1, 2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: theme.spacing(3),
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > li': { position: 'relative' },
  '& picture': { display: 'block', overflow: 'hidden', borderRadius: theme.radius.corner },
  '& a': { display: 'flex', textDecoration: 'none' },
  [theme.breakpoints.down('sm')]: { '& a::after': { display: 'none' } },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a:first-of-type::before': { content: '""', position: 'absolute', inset: 0 },
  '& a ~ a': { position: 'relative' },
  '& p': {
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}))

const sizes = '(min-width: 1080px) 216px, (min-width: 560px) 33vw, 46vw'

/** Those to which no menu leads. */
const subcategoriesBesideMenus = (category: Category) =>
  category.subcategories.filter(({ id }) => !menuChildren(category).some((child) => child.id === id))

export const Categories = () => (
  <Section {...home.categories}>
    <Grid>
      {categories.map((category) => (
        <li key={category.id}>
          <PictureOrDrawing picture={categoryPictures[category.id]} drawing={category.id} sizes={sizes} />
          <ArrowLink to={paths.catalogue(category.id)}>{category.name}</ArrowLink>
          <p>{category.lead}</p>
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
