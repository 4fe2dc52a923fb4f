import pages from '../../content/texts/pages.json'
import { BestSellers } from '../../features/home/BestSellers.tsx'
import { CallToAction } from '../../features/home/CallToAction.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { freeQuoteClicked } from '../../features/home/homeEvents.ts'
import { RegionalHubs } from '../../features/home/RegionalHubs.tsx'
import { Statistics } from '../../features/home/Statistics.tsx'
import { Technology } from '../../features/home/Technology.tsx'
import { previewOpened } from '../../features/modals/modalsSlice.ts'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch } from '../../ui/storeHooks.ts'
import { Head } from '../seo/Head.tsx'

export const Component = () => {
  const dispatch = useAppDispatch()
  return (
    <>
      <Head {...pages.home} path={paths.home} />
      <Hero onFreeQuote={() => dispatch(freeQuoteClicked())} />
      <Statistics />
      <BestSellers onPreview={(id) => dispatch(previewOpened(id))} />
      <Technology />
      <RegionalHubs />
      <CallToAction />
    </>
  )
}
