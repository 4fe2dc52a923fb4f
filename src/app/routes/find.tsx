import finder from '../../content/texts/finder.json'
import { Finder } from '../../features/finder/Finder.tsx'
import { PageHero } from '../../ui/PageHero.tsx'

export const Component = () => (
  <>
    <PageHero {...finder.hero} lineWork="hero" />
    <Finder />
  </>
)
