import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { drawingOf, serialNumber } from '../../domain/products/product.ts'
import { unitOf } from '../../domain/products/productIds.ts'
import { quantityText } from '../../domain/products/quantityText.ts'
import { productRemoved } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { SuppliedElsewhere } from '../../parts/country/SuppliedElsewhere.tsx'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { PictureOrDrawing } from '../../ui/pictures/LineDrawing.tsx'
import { rowHeight } from './listLayout.ts'
import { QuantityField } from './QuantityField.tsx'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  justifyItems: 'start',
  gap: theme.spacing(0.5, 1.5),
  minHeight: rowHeight,
  paddingBlock: theme.spacing(0.75),
  borderBlockEnd: theme.edge.hairline,
  '& img': { display: 'block', borderRadius: theme.radius.corner },
  // Picture and name; quantity and Remove stand below the name, or beside it in a wide column.
  '& > div:nth-of-type(1)': { gridRow: 'span 2', alignSelf: 'start', width: '100%' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    '& > div:nth-of-type(1)': { gridRow: 'auto' },
  },
  '@media print': {
    gridTemplateColumns: '60px minmax(0, 1fr) auto',
    minHeight: 0,
    paddingBlock: theme.spacing(0.75),
    breakInside: 'avoid',
    '& > div:nth-of-type(1)': { gridRow: 'auto' },
  },
}))

/** In large letters Remove goes below the quantity. */
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 0.5),
  width: '100%',
  '& > button': { minWidth: 0, paddingInline: theme.spacing(1) },
}))

/** The number follows the name on its last line. */
const About = styled('div')(({ theme }) => ({
  lineHeight: 1.5,
  textWrap: 'pretty',
  '& > a': { paddingBlock: theme.spacing(0.25), fontWeight: theme.fontWeight.semibold },
  '& > p': {
    display: 'inline',
    lineHeight: 1,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
  },
}))

interface RowProps {
  product: ListedProduct
  onRemoved: (button: Element) => void
}

const ListedRow = ({ product: { id, quantity }, onRemoved }: RowProps) => {
  const name = names[id] ?? ''
  const product = pictures[id]
  if (!product) return null
  return (
    <Row>
      <div>
        <PictureOrDrawing picture={product.image} drawing={drawingOf(product)} sizes="96px" />
      </div>
      <About>
        <Link to={paths.product(id)}>{name}</Link>{' '}
        <p>
          <span className="unbroken">{serialNumber({ id })}</span>
          {unitOf(id) !== 'machine' && <span>{` · ${quantityText({ id, quantity })}`}</span>}
          <SuppliedElsewhere subcategory={product.subcategory}>
            {(text, audience) => <span {...audience}>{` · ${text}`}</span>}
          </SuppliedElsewhere>
        </p>
      </About>
      <Controls>
        <QuantityField id={id} quantity={quantity} name={name} />
        <Button
          variant="text"
          size="small"
          data-remove
          aria-label={fill(texts.removeOf, { name })}
          onClick={({ currentTarget }) => onRemoved(currentTarget)}
        >
          {texts.remove}
        </Button>
      </Controls>
    </Row>
  )
}

const SitePreparation = lazy(() => import('./SitePreparation.tsx'))

interface Props {
  products: readonly ListedProduct[]
  /** Called before the focused control is removed with the last product. */
  onEmptied: () => void
}

const ListedRows = ({ products, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const remove = (id: number, button: Element) => {
    if (!focusNeighbour(button)) onEmptied()
    dispatch(productRemoved(id))
  }
  return (
    <>
      <ul>
        {products.map((product) => (
          <ListedRow key={product.id} product={product} onRemoved={(button) => remove(product.id, button)} />
        ))}
      </ul>
      <LazyBoundary>
        <SitePreparation products={products} />
      </LazyBoundary>
    </>
  )
}

export default ListedRows
