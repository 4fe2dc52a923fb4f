import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { listCleared, productRemoved } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { useCopy } from '../../ui/browser/sharing.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Hidden } from '../../ui/spoken.ts'
import { fieldStyle } from '../../ui/styles/controls.ts'
import { DownloadButtons } from '../listDocument/DownloadButtons.tsx'
import { ListedRow } from './ListedRow.tsx'
import { ListedSizes } from './ListedSizes.tsx'
import { footHeight } from './listLayout.ts'
import { ShareList } from './ShareList.tsx'

const LinkField = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  flex: '1 1 100%',
  fontSize: theme.fontSize.small,
}))

const CopyLink = ({ products }: { products: readonly ListedProduct[] }) => {
  const link = listLink(window.location.origin, products)
  const { copy, isCopied } = useCopy(link)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={copy}>
        <span>{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <Hidden role="status">{isCopied && texts.copied}</Hidden>
      {isCopied === false && (
        <LinkField readOnly aria-label={texts.link} value={link} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  alignContent: 'center',
  minHeight: footHeight.phone,
  '& > button': { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { minHeight: footHeight.wide, '& > button': { flexBasis: 'auto' } },
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
      <ListedSizes products={products} />
      <Foot>
        <DownloadButtons products={products} />
        <ShareList products={products} />
        <CopyLink products={products} />
        <Button variant="text" onClick={clear}>
          {texts.clear}
        </Button>
      </Foot>
    </>
  )
}

export default ListedRows
