import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ByCountry } from '../../components/ByCountry.tsx'
import { categoryLabel, isOffered } from '../../content/categories.ts'
import { serialNumber, type Product } from '../../content/product.ts'
import { Features } from './Features.tsx'
import { ProductActions } from './ProductActions.tsx'

/** Features under Key Features (spec section 9). */
const keyFeatures = 6

const SingaporeOnly = ({ subcategory }: Pick<Product, 'subcategory'>) => (
  <ByCountry>
    {(country, only) =>
      !isOffered(subcategory, country) && (
        <Typography
          {...only}
          variant="body2"
          sx={{
            px: 2,
            py: 1.5,
            bgcolor: 'site.wash',
            borderInlineStart: '2px solid',
            borderColor: 'site.brass',
          }}
        >
          Supplied by our Singapore office.
        </Typography>
      )
    }
  </ByCountry>
)

const Badge = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>) => (
  <Typography
    component="span"
    variant="caption"
    sx={{ px: 1, py: 0.25, bgcolor: 'site.wash', color: 'primary.main', borderRadius: 0.5, fontWeight: 600 }}
  >
    {categoryLabel(category, subcategory)}
  </Typography>
)

/** What a product is, beside its pictures. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 2.5, md: 3 }, minWidth: 0 }}>
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {serialNumber(product)}
        </Typography>
        <Badge {...product} />
      </Box>
      <Typography variant="h2" component="h1" sx={{ textWrap: 'pretty' }}>
        {product.name}
      </Typography>
    </div>
    <SingaporeOnly {...product} />
    <Typography sx={{ maxWidth: '68ch', color: 'text.secondary' }}>{product.description}</Typography>
    <ProductActions {...product} />
    <div className="no-print">
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        Key Features
      </Typography>
      <Features features={product.features.slice(0, keyFeatures)} />
    </div>
  </Box>
)
