import { type Category, isOffered, menuChildren } from '../../../content/categories.ts'
import { useAudience } from '../../../domain/country/ByCountry.tsx'
import { paths } from '../../../domain/routing/paths.ts'
import { MenuLink } from './menuStyles.ts'

/** Omits subcategories that are not offered in the selected country. */
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
