import texts from '../../content/texts/compare.json'
import { paths } from '../../domain/routing/paths.ts'
import { PaperHead } from '../../features/catalogue/PaperHead.tsx'
import { Comparison } from '../../features/compare/Comparison.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.compare} />
    <div className="comparison-sheet">
      <PaperHead />
      <Comparison />
    </div>
  </>
)
