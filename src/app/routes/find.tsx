import finder from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { Finder } from '../../features/finder/Finder.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...finder.head} path={paths.find} />
    <PageHero {...finder.hero} />
    <Finder />
  </>
)
