import texts from '../../content/texts/header.json'
import { paths } from '../../domain/routing/paths.ts'

const { navigation } = texts

export const mainNavigation = [
  { name: navigation.home, href: paths.home, dropdown: false },
  { name: navigation.products, href: paths.catalogue(), dropdown: true },
  { name: navigation.about, href: paths.about, dropdown: false },
  { name: navigation.contact, href: paths.contact, dropdown: false },
] as const
