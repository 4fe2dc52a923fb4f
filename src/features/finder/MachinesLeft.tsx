import { styled } from '@mui/material/styles'
import { drawingOf, modelOf } from '../../domain/products/product.ts'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import type { ProductWithFigures } from './advice/finding.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 1fr))',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(3),
  fontSize: theme.fontSize.small,
  '& img': { borderRadius: theme.radius.corner },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
    gap: theme.spacing(2),
    marginBlockStart: theme.spacing(4),
  },
}))

/** The machines that are left, below the answers. */
export const MachinesLeft = ({ products }: { products: readonly ProductWithFigures[] }) =>
  products.length > 0 && (
    <List>
      {products.map((product) => (
        <li key={product.id}>
          <PictureOrDrawing
            picture={product.image && { ...product.image, alt: '' }}
            drawing={drawingOf(product)}
            sizes="(min-width: 768px) 176px, 84px"
            widths={[400]}
          />
          <span>{modelOf(product)}</span>
        </li>
      ))}
    </List>
  )
