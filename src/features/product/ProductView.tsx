import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { Gallery } from '../../components/Gallery.tsx'
import { Icon } from '../../components/icons.tsx'
import { Plate } from '../../components/Plate.tsx'
import { ProductPicture } from '../../components/ProductPicture.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { categoryLabel } from '../../content/categories.ts'
import { toSummary, type Product } from '../../content/product.ts'
import { site } from '../../content/site.ts'
import { WideFeatures } from './Features.tsx'
import { PrintedOffices } from './PrintedOffices.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { QuoteBar } from './QuoteBar.tsx'
import { Specifications } from './Specifications.tsx'
import { Videos } from './Videos.tsx'

interface Props {
  product: Product
  /** The list as the visitor left it. */
  backTo: string
  onVideoOpened: (index: number) => void
}

const trail = [
  { name: 'Home', to: paths.home },
  { name: 'Products', to: paths.catalogue() },
]

/** Everything about one product, on the screen and on one printed sheet. */
export const ProductView = ({ product, backTo, onVideoOpened }: Props) => {
  const { category, subcategory, features, specifications, videos } = product
  const drawing = (
    <Plate
      kind={subcategory ?? category}
      alt={`Line drawing, ${categoryLabel(category, subcategory)}; product picture to follow`}
      eager
    />
  )
  const poster = <ProductPicture product={toSummary(product)} sizes="(min-width: 768px) 580px, 92vw" />
  return (
    <article className="product-sheet">
      <Container sx={{ pt: 1, pb: { xs: 5, md: 9 } }}>
        <Box
          className="no-print"
          sx={{
            display: 'flex',
            flexWrap: 'wrap-reverse',
            justifyContent: 'space-between',
            columnGap: 3,
            mb: 2,
          }}
        >
          <Breadcrumbs trail={trail} current={product.name} />
          <Button
            component={Link}
            to={backTo}
            variant="text"
            startIcon={<Icon name="arrowLeft" />}
            sx={{ mx: -1, px: 1 }}
          >
            Back to Products
          </Button>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            gap: { xs: 3, md: 6 },
            mb: { xs: 5, md: 8 },
            '@media print': { gridTemplateColumns: '2fr 3fr', gap: 2, mb: 0 },
          }}
        >
          <Gallery
            pictures={product.images}
            fallback={drawing}
            sizes="(min-width: 1248px) 676px, (min-width: 768px) 54vw, 92vw"
          />
          <ProductFacts product={product} />
        </Box>
        <Tabs
          label="Product information"
          tabs={[
            { title: 'Overview', content: <WideFeatures features={features} /> },
            { title: 'Specifications', content: <Specifications specifications={specifications} /> },
            {
              title: 'Videos',
              content: <Videos videos={videos} poster={poster} onOpened={onVideoOpened} />,
              printed: videos.length > 0,
            },
          ]}
        />
        <PrintedOffices url={site.url + paths.product(product.id)} />
      </Container>
      <QuoteBar />
    </article>
  )
}
