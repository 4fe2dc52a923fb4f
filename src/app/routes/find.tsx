import finder from '../../content/texts/finder.json'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { Finder } from '../../features/finder/Finder.tsx'
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
