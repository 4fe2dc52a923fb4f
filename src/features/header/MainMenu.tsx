import { styled } from '@mui/material/styles'
import texts from '../../content/texts/header.json'
import { mainNavigation } from './mainNavigation.ts'
import { MenuLink } from './menuStyles.ts'
import { ProductMenu } from './ProductMenu.tsx'

const List = styled('ul')({ display: 'flex', alignItems: 'center' })

export const MainMenu = () => (
  <nav aria-label={texts.menu}>
    <List>
      {mainNavigation.map(({ name, href, dropdown }) =>
        dropdown ? (
          <ProductMenu key={name} name={name} href={href} />
        ) : (
          <li key={name}>
            <MenuLink to={href}>{name}</MenuLink>
          </li>
        ),
      )}
    </List>
  </nav>
)
