import finder from '../../content/texts/finder.json'
import { Finder } from '../../features/finder/Finder.tsx'
import { listLink } from '../../features/quoteList/listLink.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { PageHead } from '../seo/Head.tsx'

const quotePath = (ids: readonly number[]): string =>
  listLink(
    '',
    ids.map((id) => ({ id, quantity: 1 })),
  )

export const Component = () => (
  <>
    <PageHead page="find" />
    <PageHero {...finder.hero} lineWork="hero" />
    <Finder quotePath={quotePath} />
  </>
)
