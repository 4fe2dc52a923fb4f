import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/useHydrated.tsx'
import texts from '../../content/texts/product.json'
import type { ProductDetail } from '../../machines/product.ts'
import { madeByPage } from '../../routing/address.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Features } from './Features.tsx'
import { Specifications } from './Specifications.tsx'

const anchors = ['', 'specifications', 'videos']

/** The open tab, read from the hash. A click adds a history entry, arrow keys replace the current one. */
const useOpenTab = () => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(0)
  const named = anchors.indexOf(hash.slice(1))
  // A hash that names no tab changes nothing.
  if (hydrated && named >= 0 && named !== open) setOpen(named)

  const select = (index: number, byKey: boolean): void => {
    if (index === named) return
    const to = { search, hash: anchors[index] ?? '' }
    void navigate(to, { replace: byKey, state: madeByPage })
  }
  return { open, select }
}

export const ProductTabs = ({ product, videos }: { product: ProductDetail; videos: ReactNode }) => {
  const { open, select } = useOpenTab()
  const { overview, specifications, videos: videosTitle } = texts.tabs
  return (
    <Tabs
      label={texts.tabs.label}
      open={open}
      onSelected={select}
      tabs={[
        { title: overview, content: <Features features={product.features} /> },
        { title: specifications, content: <Specifications {...product} />, anchor: anchors[1] },
        { title: videosTitle, content: videos, anchor: anchors[2], printed: false },
      ]}
    />
  )
}
