import { styled } from '@mui/material/styles'
import { categories } from '../../content/categories.ts'
import texts from '../../content/texts/finder.json'
import { paths } from '../../routing/paths.ts'

const List = styled('ul')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& li': { paddingBlock: theme.spacing(1), borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.control,
    fontWeight: theme.fontWeight.semibold,
  },
}))

/** Replaces the questions where scripts are off or the figures do not load. */
export const CategoryLinks = () => (
  <>
    <h2>{texts.byCategory}</h2>
    <List>
      {categories.map(({ id, name, lead }) => (
        <li key={id}>
          <a href={paths.catalogue(id)}>{name}</a>
          <p>{lead}</p>
        </li>
      ))}
    </List>
  </>
)
