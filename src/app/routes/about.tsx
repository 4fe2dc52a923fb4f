import { Head } from '../../components/Head.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import about from '../../content/about.json'
import pages from '../../content/pages.json'
import { Commitment } from '../../features/about/Commitment.tsx'
import { Purpose } from '../../features/about/Purpose.tsx'
import { Story } from '../../features/about/Story.tsx'
import { Values } from '../../features/about/Values.tsx'
import { paths } from '../paths.ts'

/** The company's story (spec section 2, About). */
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
