import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { categoryLabel } from '../../content/categories.ts'
import { type ProductDetail, serialNumber } from '../../domain/products/product.ts'
import { SuppliedElsewhere } from '../../parts/country/SuppliedElsewhere.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { ProductActions } from './ProductActions.tsx'

/** On a phone its children join ProductView's grid, where the description comes after Key Features. */
const Facts = styled('div')(({ theme }) => ({
  display: 'contents',
  // While the HTML is arriving, Key Features would push it away.
  [theme.breakpoints.down('md')]: { '&:not(:has(+ *)) > p': { visibility: 'hidden' } },
  [`${theme.breakpoints.up('md')}, print`]: {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(3),
    minWidth: 0,
  },
  [theme.breakpoints.between('md', 'xl')]: { gridRow: 'span 2' },
}))

const ElsewhereLine = styled(Typography)(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.site.wash,
  borderInlineStart: theme.edge.notice,
}))

const CategoryBadge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1),
  backgroundColor: theme.vars.palette.site.wash,
  color: theme.vars.palette.primary.main,
  borderRadius: theme.radius.badge,
  fontWeight: theme.fontWeight.semibold,
}))

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  '& dt': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: theme.fontSize.compact, fontWeight: theme.fontWeight.semibold },
}))

export const ProductFacts = ({ product }: { product: ProductDetail }) => (
  <Facts>
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {serialNumber(product)}
        </Typography>
        <CategoryBadge>{categoryLabel(product.category, product.subcategory)}</CategoryBadge>
      </Box>
      <Typography variant="h2" component="h1" sx={{ textWrap: 'pretty' }}>
        <NameText name={product.name} />
      </Typography>
    </div>
    <SuppliedElsewhere subcategory={product.subcategory}>
      {(text, audience) => (
        <ElsewhereLine {...audience} variant="body2">
          {text}
        </ElsewhereLine>
      )}
    </SuppliedElsewhere>
    <Figures className="no-print">
      {product.keyFigures.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Figures>
    <ProductActions product={product} />
    <Typography sx={{ order: 1, maxWidth: '68ch', color: 'text.secondary' }}>
      {product.description}
    </Typography>
  </Facts>
)
