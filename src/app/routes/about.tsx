import about from '../../content/texts/about.json'
import { paths } from '../../domain/routing/paths.ts'
import { Commitment } from '../../features/about/Commitment.tsx'
import { Purpose } from '../../features/about/Purpose.tsx'
import { Story } from '../../features/about/Story.tsx'
import { Values } from '../../features/about/Values.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...about.head} path={paths.about} image="/og/about.jpg" />
    <PageHero {...about.hero} />
    <Story />
    <Values />
    <Commitment />
    <Purpose />
  </>
)
