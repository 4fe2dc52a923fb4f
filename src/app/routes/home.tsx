import { BestSellers } from '../../features/home/BestSellers.tsx'
import { CallToAction } from '../../features/home/CallToAction.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { RegionalHubs } from '../../features/home/RegionalHubs.tsx'
import { Statistics } from '../../features/home/Statistics.tsx'
import { Technology } from '../../features/home/Technology.tsx'
import { PageHead } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <PageHead page="home" />
    <Hero />
    <Statistics />
    <BestSellers />
    <Technology />
    <RegionalHubs />
    <CallToAction />
  </>
)
