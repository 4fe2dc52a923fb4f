import pages from '../../content/texts/pages.json'
import { BestSellers } from '../../features/home/BestSellers.tsx'
import { CallToAction } from '../../features/home/CallToAction.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { RegionalHubs } from '../../features/home/RegionalHubs.tsx'
import { Statistics } from '../../features/home/Statistics.tsx'
import { Technology } from '../../features/home/Technology.tsx'
import { paths } from '../../routing/paths.ts'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...pages.home} path={paths.home} />
    <Hero />
    <Statistics />
    <BestSellers />
    <Technology />
    <RegionalHubs />
    <CallToAction />
  </>
)
