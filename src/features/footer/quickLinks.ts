import texts from '../../content/texts/footer.json'
import { paths } from '../../routing/paths.ts'

export const quickLinks = [
  { name: texts.quickLinks.home, href: paths.home },
  { name: texts.quickLinks.products, href: paths.catalogue() },
  { name: texts.quickLinks.about, href: paths.about },
  { name: texts.quickLinks.contact, href: paths.contact },
] as const
