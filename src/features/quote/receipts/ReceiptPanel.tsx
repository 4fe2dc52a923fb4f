import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId } from 'react'
import texts from '../../../content/texts/quote.json'
import type { ListedProduct } from '../../../domain/contract/quoteList.ts'
import { drawingOf } from '../../../domain/products/product.ts'
import { ProductLines } from '../../../parts/quoteList/ProductLines.tsx'
import { useLoaded } from '../../../ui/browser/useLoaded.ts'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'

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

/** Of a part of the panel. */
export const Title = ({ id, children }: { id?: string; children: string }) => (
  <Typography id={id} variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
    {children}
  </Typography>
)

const Lines = styled(ProductLines)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    paddingBlock: theme.spacing(1),
    borderBlockEnd: theme.edge.hairline,
    textWrap: 'balance',
  },
  '& img': { borderRadius: theme.radius.corner },
}))

/** Undefined when they do not load. */
const loadPictures = async () => (await import('virtual:product-pictures').catch(() => undefined))?.pictures

export const SentProducts = ({ products }: { products: readonly ListedProduct[] }) => {
  const titleId = useId()
  const pictures = useLoaded(loadPictures)
  if (products.length === 0) return null
  return (
    <div>
      <Title id={titleId}>{texts.receipt.askedFor}</Title>
      <Lines
        aria-labelledby={titleId}
        products={products}
        pictureOf={(id) => {
          const pictured = pictures?.[id]
          return (
            // The receipt is a status, which would be announced once more when its pictures come.
            <div aria-live="off">
              {pictured && (
                <PictureOrDrawing picture={pictured.image} drawing={drawingOf(pictured)} sizes="48px" />
              )}
            </div>
          )
        }}
      />
    </div>
  )
}
