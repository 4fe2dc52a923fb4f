import about from '../../content/texts/about.json'
import { Commitment } from '../../features/about/Commitment.tsx'
import { Purpose } from '../../features/about/Purpose.tsx'
import { Story } from '../../features/about/Story.tsx'
import { Values } from '../../features/about/Values.tsx'
import { PageHero } from '../../ui/PageHero.tsx'

export const Component = () => (
  <>
    <PageHero {...about.hero} lineWork="hero" />
    <Story />
    <Values />
    <Commitment />
    <Purpose />
  </>
)
