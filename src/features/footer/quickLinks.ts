import { paths } from '../../app/paths.ts'

/** The first column of the footer (spec section 2, Footer). */
export const quickLinks = [
  { name: 'Home', href: paths.home },
  { name: 'Products', href: paths.catalogue() },
  { name: 'About Us', href: paths.about },
  { name: 'Contact', href: paths.contact },
] as const
