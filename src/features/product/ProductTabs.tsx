import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import texts from '../../content/texts/product.json'
import type { ProductDetail } from '../../machines/product.ts'
import { madeByPage } from '../../routing/address.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Features } from './Features.tsx'
import { selectTab, tabAnchors } from './productViewSlice.ts'
import { Specifications } from './Specifications.tsx'

/** A click adds a history entry, arrow keys replace the current one; the tab follows the address. */
export const ProductTabs = ({ product, videos }: { product: ProductDetail; videos: ReactNode }) => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const select = (index: number, byKey: boolean): void => {
    const anchor = tabAnchors[index] ?? ''
    if (anchor === hash.slice(1)) return
    void navigate({ search, hash: anchor }, { replace: byKey, state: madeByPage })
  }
  const { overview, specifications, videos: videosTitle } = texts.tabs
  return (
    <Tabs
      label={texts.tabs.label}
      open={useAppSelector(selectTab)}
      onSelected={select}
      tabs={[
        { title: overview, content: <Features features={product.features} /> },
        { title: specifications, content: <Specifications {...product} />, anchor: tabAnchors[1] },
        { title: videosTitle, content: videos, anchor: tabAnchors[2], printed: false },
      ]}
    />
  )
}
