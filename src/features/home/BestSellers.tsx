import { styled } from '@mui/material/styles'
import { bestSellers } from 'virtual:best-sellers'
import { homeAnchors } from '../../content/site.ts'
import home from '../../content/texts/home.json'
import { Section } from '../../ui/Section.tsx'
import { BestSellerCard } from './BestSellerCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
}))

export const BestSellers = () => (
  <Section id={homeAnchors.products} {...home.bestSellers}>
    <Grid>
      {bestSellers.map((product) => (
        <li key={product.id}>
          <BestSellerCard product={product} />
        </li>
      ))}
    </Grid>
  </Section>
)
