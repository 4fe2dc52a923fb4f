import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { categoryLabel } from '../../content/categories.ts'
import texts from '../../content/texts/product.json'
import { SuppliedElsewhere } from '../../country/SuppliedElsewhere.tsx'
import { type Product, serialNumber } from '../../machines/product.ts'
import { Features } from './Features.tsx'
import { ProductActions } from './ProductActions.tsx'

/** The number under Key Features (specification 9). */
const keyFeatures = 6

const aboveKeyFeatures = { order: { xs: -2, md: 0 } }

const ElsewhereLine = styled(Typography)(({ theme }) => ({
  order: -2,
  [theme.breakpoints.up('md')]: { order: 0 },
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.site.wash,
  borderInlineStart: `2px solid ${theme.vars.palette.site.brass}`,
}))

const CategoryBadge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1),
  backgroundColor: theme.vars.palette.site.wash,
  color: theme.vars.palette.primary.main,
  borderRadius: theme.radius.badge,
  fontWeight: theme.fontWeight.semibold,
}))

/** On a phone a short list near the top, since the tab with all features is a screen further down. */
const KeyFeatures = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    order: -1,
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.vars.palette.site.wash,
    borderRadius: theme.radius.corner,
    fontSize: theme.fontSize.small,
    lineHeight: 1.45,
    '& ul li': {
      display: 'list-item',
      padding: 0,
      border: 0,
      listStyle: 'disc',
      marginInlineStart: '1.25em',
    },
    '& ul li + li': { marginBlockStart: theme.spacing(0.5) },
    '& ul svg': { display: 'none' },
  },
}))

interface Props extends Omit<ComponentProps<typeof ProductActions>, 'name' | 'pdf'> {
  product: Product
}

export const ProductFacts = ({ product, ...actions }: Props) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 2.5, md: 3 }, minWidth: 0 }}>
    <Box sx={aboveKeyFeatures}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {serialNumber(product)}
        </Typography>
        <CategoryBadge>{categoryLabel(product.category, product.subcategory)}</CategoryBadge>
      </Box>
      <Typography variant="h2" component="h1" sx={{ textWrap: 'pretty' }}>
        {product.name}
      </Typography>
    </Box>
    <SuppliedElsewhere subcategory={product.subcategory}>
      {(text, only) => (
        <ElsewhereLine {...only} variant="body2">
          {text}
        </ElsewhereLine>
      )}
    </SuppliedElsewhere>
    <Typography sx={{ maxWidth: '68ch', color: 'text.secondary' }}>{product.description}</Typography>
    <ProductActions {...product} {...actions} />
    <KeyFeatures className="no-print">
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {texts.keyFeatures}
      </Typography>
      <Features features={product.features.slice(0, keyFeatures)} />
    </KeyFeatures>
  </Box>
)
