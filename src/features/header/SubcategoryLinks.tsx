import { paths } from '../../app/paths.ts'
import { useAudience } from '../../components/ByCountry.tsx'
import { isOffered, type Category } from '../../content/categories.ts'
import { menuChildren } from '../../content/navigation.ts'
import { MenuLink } from './MenuItem.tsx'

/** The second level of a category, as far as the selected country is offered it. */
export const SubcategoryLinks = ({ category }: { category: Category }) => {
  const audienceOf = useAudience()
  return (
    <ul>
      {menuChildren(category).map(({ id, name }) => {
        const audience = audienceOf((country) => isOffered(id, country))
        return (
          audience && (
            <li key={id} {...audience}>
              <MenuLink to={paths.catalogue(category.id, id)}>{name}</MenuLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
