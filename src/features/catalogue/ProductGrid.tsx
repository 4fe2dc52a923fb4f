import { styled } from '@mui/material/styles'
import { useAudience } from '../../components/ByCountry.tsx'
import { isOffered } from '../../content/categories.ts'
import type { ProductSummary } from '../../content/product.ts'
import { ProductCard } from './ProductCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
}))

/** Cards that stay below the first screen are fetched when they come near. */
const eagerCards = 2

export const ProductGrid = ({ products }: { products: readonly ProductSummary[] }) => {
  const audienceOf = useAudience()
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.id} {...audienceOf((country) => isOffered(product.subcategory, country))}>
          <ProductCard product={product} eager={index < eagerCards} />
        </li>
      ))}
    </Grid>
  )
}
