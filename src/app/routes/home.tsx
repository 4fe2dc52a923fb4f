import { BestSellers } from '../../features/home/BestSellers.tsx'
import { CallToAction } from '../../features/home/CallToAction.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { RegionalHubs } from '../../features/home/RegionalHubs.tsx'
import { Statistics } from '../../features/home/Statistics.tsx'
import { Technology } from '../../features/home/Technology.tsx'

export const Component = () => (
  <>
    <Hero />
    <Statistics />
    <BestSellers />
    <Technology />
    <RegionalHubs />
    <CallToAction />
  </>
)
