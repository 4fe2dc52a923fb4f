import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/compare.json'
import { serialNumber } from '../../domain/products/product.ts'
import { paths } from '../../domain/routing/paths.ts'
import { SuppliedElsewhere } from '../../parts/country/SuppliedElsewhere.tsx'
import { ProductPicture, RemoveButton } from './table/ProductParts.tsx'
import type { ComparedItem } from './useComparedItems.ts'

const List = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  '& li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.5),
    borderBlockEnd: theme.edge.hairline,
  },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: theme.fontSize.caption },
}))

/** Chosen products that are not offered in the country, listed below the comparison (specification 10.3). */
export const Elsewhere = ({ items }: { items: readonly ComparedItem[] }) => {
  const titleId = useId()
  return (
    <List aria-labelledby={titleId} className="no-print">
      <Typography id={titleId} variant="h3" component="h2">
        {texts.elsewhere}
      </Typography>
      <ul>
        {items.map(({ product }) => (
          <li key={product.id}>
            <ProductPicture product={product} sizes="72px" />
            <div>
              <Link to={paths.product(product.id)}>{product.name}</Link>
              <p>
                <span>{serialNumber(product)}</span>
                <SuppliedElsewhere subcategory={product.subcategory}>
                  {(text, audience) => <span {...audience}>{` · ${text}`}</span>}
                </SuppliedElsewhere>
              </p>
            </div>
            <RemoveButton product={product} />
          </li>
        ))}
      </ul>
    </List>
  )
}
