import type { ComponentType, ReactNode } from 'react'
import { type Category, isOffered, menuChildren } from '../../content/categories.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAudience } from '../country/ByCountry.tsx'

interface Props {
  category: Category
  Link: ComponentType<{ to: string; children: ReactNode }>
}

export const SubcategoryLinks = ({ category, Link }: Props) => {
  const audienceOf = useAudience()
  const children = menuChildren(category)
  if (children.length === 0) return null
  return (
    <ul>
      {children.map(({ id, name }) => {
        const audience = audienceOf((country) => isOffered(id, country))
        return (
          audience && (
            <li key={id} {...audience}>
              <Link to={paths.catalogue(category.id, id)}>{name}</Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
