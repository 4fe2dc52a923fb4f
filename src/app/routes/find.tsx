import { useLocation } from 'react-router-dom'
import finder from '../../content/texts/finder.json'
import { paths } from '../../domain/routing/paths.ts'
import { parseAnswers } from '../../features/finder/answers/answers.ts'
import { Finder } from '../../features/finder/Finder.tsx'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const isBegun = hydrated && parseAnswers(search).handle !== undefined
  const { title, lead, later } = finder.hero
  return (
    <>
      <Head {...finder.head} path={paths.find} />
      <PageTitle title={title} lead={isBegun ? later : lead} isShortOnPhone={isBegun} />
      <Finder />
    </>
  )
}
