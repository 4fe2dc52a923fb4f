import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { categoryLabel } from '../../content/categories.ts'
import { modelOf, type ProductDetail, restOfName, serialNumber } from '../../domain/products/product.ts'
import { SuppliedElsewhere } from '../../parts/country/SuppliedElsewhere.tsx'
import { UnbrokenText } from '../../ui/UnbrokenText.tsx'
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
  // In a window of this width all else stands beside these facts.
  [theme.breakpoints.between('md', 'lg')]: { gridRow: 'span 3' },
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

/** The model, and below it in smaller letters what it is. */
const Name = styled(Typography)(({ theme }) => ({
  '& > span + span': { ...theme.typography.h3, display: 'block', marginBlockStart: 4 },
  '@media print': { ...theme.typography.h2, '& > span + span': { display: 'inline', font: 'inherit' } },
}))

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(0, 2),
  '& > div': { paddingBlock: theme.spacing(1), borderBlockStart: theme.edge.hairline },
  '& dt': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
  '& dd': {
    fontSize: theme.fontSize.lead,
    fontWeight: theme.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-long]': { fontSize: theme.fontSize.small, textWrap: 'balance' },
  // On a phone they leave room for the actions above the bar.
  [theme.breakpoints.down('md')]: {
    '& > div': { paddingBlock: theme.spacing(0.5) },
    '& dd': { lineHeight: 1.4 },
  },
}))

/** In characters, what half of a phone has room for in one line. */
const shortText = 18

interface Props {
  product: ProductDetail
  /** After a press on a link the name comes first. What follows it moves nothing above. */
  isComplete: boolean
}

export const ProductFacts = ({ product, isComplete }: Props) => (
  <Facts>
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {serialNumber(product)}
        </Typography>
        <CategoryBadge>{categoryLabel(product.category, product.subcategory)}</CategoryBadge>
      </Box>
      <Name variant="h1">
        <span>{modelOf(product)}</span> <UnbrokenText text={restOfName(product)} />
      </Name>
    </div>
    {isComplete && (
      <>
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
              <dd data-long={text.length > shortText || undefined}>{text}</dd>
            </div>
          ))}
        </Figures>
        <ProductActions product={product} />
        <Typography sx={{ order: 1, maxWidth: '68ch' }}>{product.description}</Typography>
      </>
    )}
  </Facts>
)
