import pages from '../../content/texts/pages.json'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { paths } from '../../routing/paths.ts'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...pages.contact} path={paths.contact} />
    <ContactPage />
  </>
)
