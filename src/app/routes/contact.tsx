import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { PageHead } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <PageHead page="contact" />
    <ContactPage />
  </>
)
