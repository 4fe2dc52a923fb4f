import texts from '../../content/texts/compare.json'
import { paths } from '../../domain/routing/paths.ts'
import { Comparison } from '../../features/compare/Comparison.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.compare} />
    <Comparison />
  </>
)
