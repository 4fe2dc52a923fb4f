import texts from '../../content/texts/compare.json'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { PaperHead } from '../../features/catalogue/PaperHead.tsx'
import { Comparison } from '../../features/compare/Comparison.tsx'
import { shareRequested } from '../../features/product/productListeners.ts'
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
