import { styled } from '@mui/material/styles'
import { bestSellers } from 'virtual:best-sellers'
import { Section } from '../../components/Section.tsx'
import home from '../../content/home.json'
import { homeAnchors } from '../../content/navigation.ts'
import { BestSellerCard } from './BestSellerCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
}))

/** The three best sellers (spec section 2, Home). */
export const BestSellers = ({ onPreview }: { onPreview: (id: number) => void }) => (
  <Section id={homeAnchors.products} {...home.bestSellers}>
    <Grid>
      {bestSellers.map((product) => (
        <li key={product.id}>
          <BestSellerCard product={product} onPreview={() => onPreview(product.id)} />
        </li>
      ))}
    </Grid>
  </Section>
)
