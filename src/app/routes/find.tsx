import finder from '../../content/texts/finder.json'
import pages from '../../content/texts/pages.json'
import { Finder } from '../../features/finder/Finder.tsx'
import { listLink } from '../../features/quoteList/listLink.ts'
import { paths } from '../../routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

const quotePath = (ids: readonly number[]): string =>
  listLink(
    '',
    ids.map((id) => ({ id, quantity: 1 })),
  )

export const Component = () => (
  <>
    <Head {...pages.find} path={paths.find} />
    <PageHero {...finder.hero} lineWork="hero" />
    <Finder quotePath={quotePath} />
  </>
)
