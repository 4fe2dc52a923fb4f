import texts from '../../content/texts/contact.json'
import { paths } from '../../domain/routing/paths.ts'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.contact} image="/og/contact.jpg" />
    <ContactPage />
  </>
)
