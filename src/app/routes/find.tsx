import finder from '../../content/texts/finder.json'
import { Finder } from '../../features/finder/Finder.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PageHead } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <PageHead page="find" />
    <PageHero {...finder.hero} lineWork="hero" />
    <Finder />
  </>
)
