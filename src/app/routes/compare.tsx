import texts from '../../content/texts/compare.json'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { Comparison } from '../../features/compare/Comparison.tsx'
import { shareRequested } from '../../features/product/productListeners.ts'
import { PaperHead } from '../../parts/country/PaperHead.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => {
  const dispatch = useAppDispatch()
  const share = () => dispatch(shareRequested({ title: texts.title, url: window.location.href }))
  return (
    <>
      <Head {...texts.head} path={paths.compare} />
      <div className="comparison-sheet">
        <PaperHead />
        <Comparison onShared={share} />
      </div>
    </>
  )
}
