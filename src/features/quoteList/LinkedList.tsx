import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import texts from '../../content/texts/quoteList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { ProductLines } from '../../parts/quoteList/ProductLines.tsx'

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(2, 3),
  padding: theme.spacing(2.5, 3),
  backgroundColor: theme.vars.palette.site.wash,
  borderInlineStart: theme.edge.notice,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}))

interface Props {
  products: readonly ListedProduct[]
  onUsed: () => void
  onRefused: () => void
}

const LinkedList = ({ products, onUsed, onRefused }: Props) => {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h3">
        {texts.linked.title}
      </Typography>
      <ProductLines products={products} />
      <Typography variant="body2">{texts.linked.text}</Typography>
      <div>
        <Button onClick={onUsed}>{texts.linked.use}</Button>
        <Button variant="outlined" onClick={onRefused}>
          {texts.linked.keep}
        </Button>
      </div>
    </Panel>
  )
}

export default LinkedList
