import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { paths } from '../../app/paths.ts'
import { Tabs } from '../../components/Tabs.tsx'
import type { Product } from '../../content/product.ts'
import { site } from '../../content/site.ts'
import { WideFeatures } from './Features.tsx'
import { PrintedOffices } from './PrintedOffices.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { QuoteBar } from './QuoteBar.tsx'
import { Specifications } from './Specifications.tsx'
import { Videos } from './Videos.tsx'
import { WayBack } from './WayBack.tsx'

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.spacing(4),
    marginBlockEnd: theme.spacing(8),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: theme.spacing(6),
  },
  '@media print': { gridTemplateColumns: '2fr 3fr', gap: theme.spacing(2), marginBlockEnd: 0 },
}))

interface Props {
  product: Product
  backTo: string
  onVideoOpened: (index: number) => void
}

/** Everything about one product, on the screen and on one printed sheet. */
export const ProductView = ({ product, backTo, onVideoOpened }: Props) => {
  const { id, name, features, specifications, videos } = product
  return (
    <article className="product-sheet">
      <Container sx={{ pt: 1, pb: { xs: 5, md: 9 }, '@media print': { p: 0 } }}>
        <WayBack name={name} backTo={backTo} />
        <Top>
          <ProductGallery product={product} />
          <ProductFacts product={product} />
        </Top>
        <Tabs
          label="Product information"
          tabs={[
            { title: 'Overview', content: <WideFeatures features={features} /> },
            { title: 'Specifications', content: <Specifications specifications={specifications} /> },
            {
              title: 'Videos',
              content: <Videos product={product} onOpened={onVideoOpened} />,
              printed: videos.length > 0,
            },
          ]}
        />
        <PrintedOffices url={site.url + paths.product(id)} />
      </Container>
      <QuoteBar />
    </article>
  )
}
