import finder from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { Finder } from '../../features/finder/Finder.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...finder.head} path={paths.find} />
    <PageTitle {...finder.hero} />
    <Finder />
  </>
)
