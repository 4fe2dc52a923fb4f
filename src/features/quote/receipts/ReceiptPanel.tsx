import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId } from 'react'
import texts from '../../../content/texts/quote.json'
import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { ProductLines } from '../../../parts/quoteList/ProductLines.tsx'

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.site.wash,
  border: theme.edge.hairline,
  borderRadius: theme.radius.corner,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}))

interface Props {
  title: string
  children: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

export const ReceiptPanel = ({ title, children, ref }: Props) => (
  <Panel ref={ref}>
    <Typography variant="h2" sx={{ fontSize: (theme) => theme.fontSize.dialogTitle, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Panel>
)

const Lines = styled(ProductLines)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > li': { paddingBlock: theme.spacing(0.75), borderBlockEnd: theme.edge.hairline, textWrap: 'balance' },
}))

export const SentProducts = ({ products }: { products: readonly ListedProduct[] }) => {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <>
      <Typography id={titleId} variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {texts.receipt.askedFor}
      </Typography>
      <Lines products={products} aria-labelledby={titleId} />
    </>
  )
}
