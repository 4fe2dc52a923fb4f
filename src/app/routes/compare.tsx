import pages from '../../content/texts/pages.json'
import { Comparison } from '../../features/compare/Comparison.tsx'
import { ListButton } from '../../features/quoteList/ListButton.tsx'
import { paths } from '../../routing/paths.ts'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...pages.compare} path={paths.compare} />
    <Comparison ListButton={ListButton} />
  </>
)
