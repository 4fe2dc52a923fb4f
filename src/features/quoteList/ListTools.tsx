import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { listCleared } from '../../domain/quoteList/quoteListSlice.ts'
import { complyPath, maxCompared } from '../../domain/routing/comparePath.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ShareList } from '../../parts/quoteList/ShareList.tsx'

interface Props {
  products: readonly ListedProduct[]
  /** Called before the focused control is removed with the last product. */
  onEmptied: () => void
}

const ListTools = ({ products, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const clear = () => {
    onEmptied()
    dispatch(listCleared())
  }
  return (
    <>
      <ExportMenu products={products} />
      <ShareList products={products} />
      <Button
        component={Link}
        to={complyPath(products.slice(0, maxCompared).map(({ id }) => id))}
        variant="text"
      >
        {actions.comply}
      </Button>
      <Button variant="text" onClick={clear} sx={{ color: 'text.secondary' }}>
        {texts.clear}
      </Button>
    </>
  )
}

export default ListTools
