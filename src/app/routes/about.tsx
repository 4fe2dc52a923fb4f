import about from '../../content/texts/about.json'
import pages from '../../content/texts/pages.json'
import { Commitment } from '../../features/about/Commitment.tsx'
import { Purpose } from '../../features/about/Purpose.tsx'
import { Story } from '../../features/about/Story.tsx'
import { Values } from '../../features/about/Values.tsx'
import { paths } from '../../routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...pages.about} path={paths.about} />
    <PageHero {...about.hero} lineWork="hero" />
    <Story />
    <Values />
    <Commitment />
    <Purpose />
  </>
)
