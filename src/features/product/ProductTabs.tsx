import type { ReactNode } from 'react'
import texts from '../../content/texts/product.json'
import type { ProductDetail } from '../../machines/product.ts'
import { useOpenTab } from '../../routing/useOpenTab.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { WideFeatures } from './Features.tsx'
import { Specifications } from './Specifications.tsx'

const anchors = ['', 'specifications', 'videos'] as const

export const ProductTabs = ({ product, videos }: { product: ProductDetail; videos: ReactNode }) => {
  const { open, select } = useOpenTab(anchors)
  const { overview, specifications, videos: videosTitle } = texts.tabs
  return (
    <Tabs
      label={texts.tabs.label}
      open={open}
      onSelected={select}
      tabs={[
        { title: overview, content: <WideFeatures features={product.features} /> },
        {
          title: specifications,
          content: <Specifications {...product} />,
          anchor: anchors[1],
        },
        { title: videosTitle, content: videos, anchor: anchors[2], printed: false },
      ]}
    />
  )
}
