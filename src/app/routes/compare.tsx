import { Comparison } from '../../features/compare/Comparison.tsx'
import { PageHead } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <PageHead page="compare" />
    <Comparison />
  </>
)
