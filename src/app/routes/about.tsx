import about from '../../content/texts/about.json'
import { paths } from '../../domain/routing/paths.ts'
import { About } from '../../features/about/About.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...about.head} path={paths.about} image="/og/about.jpg" />
    <About />
  </>
)
