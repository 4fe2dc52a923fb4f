import { styled } from '@mui/material/styles'
import { categories } from '../../content/categories.ts'
import texts from '../../content/texts/header.json'
import { fill } from '../../lib/text.ts'
import { paths } from '../../routing/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { menuItemStyle, MenuLink } from './menuStyles.ts'
import { SubcategoryLinks } from './SubcategoryLinks.tsx'

const Summary = styled('summary')(({ theme }) => ({
  ...menuItemStyle(theme),
  justifyContent: 'space-between',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
}))

const CategoryList = styled('ul')(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { marginInlineStart: theme.spacing(2), color: theme.vars.palette.text.secondary },
}))

/** A native `details` element, so that it opens without scripts. */
export const MobileProducts = ({ name, href }: { name: string; href: string }) => (
  <details>
    <Summary>
      {name}
      <Icon name="chevronDown" />
    </Summary>
    <CategoryList>
      <li>
        <MenuLink to={href}>{fill(texts.everything, { name })}</MenuLink>
      </li>
      {categories.map((category) => (
        <li key={category.id}>
          <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
          <SubcategoryLinks category={category} />
        </li>
      ))}
    </CategoryList>
  </details>
)
