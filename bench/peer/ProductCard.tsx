import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { categoryLabel } from '../../src/content/categories.ts'
import type { ProductSummary } from '../../src/domain/products/product.ts'
import { Picture } from '../../src/ui/pictures/Picture.tsx'

interface Props {
  product: ProductSummary
  eager?: boolean
  description?: string
}

export const ProductCard = ({ product, eager = false, description }: Props) => (
  <Grid size={{ xs: 12, sm: 6, md: 4 }}>
    <Card>
      {product.image && <Picture {...product.image} sizes="(min-width: 600px) 33vw, 92vw" eager={eager} />}
      <CardContent>
        <Chip label={categoryLabel(product.category, product.subcategory)} />
        <Typography variant="h6">{product.name}</Typography>
        <Typography color="text.secondary">{description}</Typography>
        <List dense>
          {product.features.slice(0, 3).map((feature) => (
            <ListItem key={feature}>
              <ListItemText primary={feature} />
            </ListItem>
          ))}
        </List>
      </CardContent>
      <CardActions>
        <Button>View Details</Button>
      </CardActions>
    </Card>
  </Grid>
)
