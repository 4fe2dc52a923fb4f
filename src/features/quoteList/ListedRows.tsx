import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { listCleared, productRemoved } from '../../domain/quoteList/quoteListSlice.ts'
import { maxCompared } from '../../domain/routing/comparePath.ts'
import { complyPath } from '../../domain/routing/complyPath.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ShareList } from '../../parts/quoteList/ShareList.tsx'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { ListedRow } from './ListedRow.tsx'
import { footHeight } from './listLayout.ts'

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(1, 0.5),
  '@media print': { display: 'none' },
  minHeight: footHeight.phone,
  [theme.breakpoints.up('sm')]: { minHeight: footHeight.wide },
  paddingBlockStart: theme.spacing(2),
  '& > button, & > a': { paddingInline: theme.spacing(1.5) },
  // It begins the second line of a phone, in line with the rows.
  [theme.breakpoints.down('sm')]: { '& > a': { marginInlineStart: theme.spacing(-1.5) } },
  // What the menus say stands below the row.
  '& > p, & > input': { order: 1 },
}))

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
  const clear = () => {
    onEmptied()
    dispatch(listCleared())
  }
  return (
    <>
      <ul>
        {products.map((product) => (
          <ListedRow key={product.id} product={product} onRemoved={(button) => remove(product.id, button)} />
        ))}
      </ul>
      <Foot>
        <ExportMenu products={products} />
        <ShareList products={products} />
        <Button
          component={Link}
          to={complyPath(products.slice(0, maxCompared).map(({ id }) => id))}
          variant="text"
        >
          {actions.comply}
        </Button>
        <Button variant="text" onClick={clear}>
          {texts.clear}
        </Button>
      </Foot>
    </>
  )
}

export default ListedRows
