import { paths } from '../../app/paths.ts'

/** The main navigation; only Products has a dropdown (spec section 2, Header). */
export const mainNavigation = [
  { name: 'Home', href: paths.home, dropdown: false },
  { name: 'Products', href: paths.catalogue(), dropdown: true },
  { name: 'About', href: paths.about, dropdown: false },
  { name: 'Contact', href: paths.contact, dropdown: false },
] as const
