import texts from '../../content/texts/home.json'
import { paths } from '../../domain/routing/paths.ts'
import { BestSellers } from '../../features/home/BestSellers.tsx'
import { CallToAction } from '../../features/home/CallToAction.tsx'
import { Categories } from '../../features/home/Categories.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { RegionalHubs } from '../../features/home/RegionalHubs.tsx'
import { Statistics } from '../../features/home/Statistics.tsx'
import { Technology } from '../../features/home/Technology.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.home} />
    <Hero />
    <Statistics />
    <Categories />
    <BestSellers />
    <Technology />
    <RegionalHubs />
    <CallToAction />
  </>
)
