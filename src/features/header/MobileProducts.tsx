import { styled } from '@mui/material/styles'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import { categories } from '../../content/categories.ts'
import { itemStyle } from './bar.ts'
import { MenuLink } from './MenuItem.tsx'
import { SubcategoryLinks } from './SubcategoryLinks.tsx'

const Summary = styled('summary')({
  ...itemStyle,
  justifyContent: 'space-between',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
})

const Branch = styled('ul')(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { marginInlineStart: theme.spacing(2), color: theme.vars.palette.text.secondary },
}))

/** The expandable list of products in the phone's menu; it unfolds without scripts. */
export const MobileProducts = ({ name, href }: { name: string; href: string }) => (
  <details>
    <Summary>
      {name}
      <Icon name="chevronDown" />
    </Summary>
    <Branch>
      <li>
        <MenuLink to={href}>All {name}</MenuLink>
      </li>
      {categories.map((category) => (
        <li key={category.id}>
          <MenuLink to={paths.catalogue(category.id)}>{category.name}</MenuLink>
          <SubcategoryLinks category={category} />
        </li>
      ))}
    </Branch>
  </details>
)
