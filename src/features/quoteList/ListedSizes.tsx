import { styled } from '@mui/material/styles'
import { sizes } from 'virtual:sizes'
import texts from '../../content/texts/size.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { unitOf } from '../../domain/products/unitOf.ts'
import { piecesOf } from '../../domain/quoteList/quantity.ts'
import { counted, fill, numberText } from '../../lib/text.ts'
import { SideBySide } from '../../ui/SideBySide.tsx'
import { sizesHeight } from './listLayout.ts'

/** The most pieces that are drawn. */
const maxDrawn = 40

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  height: sizesHeight,
  margin: 0,
  paddingBlock: theme.spacing(2),
  '& svg': { flex: '0 1 auto', minHeight: 0 },
  '& figcaption': { fontSize: theme.fontSize.small, fontVariantNumeric: 'tabular-nums' },
}))

/** Draws the pieces of the list on one ground line, and states the width that all of them need together. */
export const ListedSizes = ({ products }: { products: readonly ListedProduct[] }) => {
  const sized = products.flatMap(({ id, quantity }) => {
    const size = sizes[id]
    return size && unitOf(id) !== 'roll' ? [{ size, quantity }] : []
  })
  if (sized.length === 0) return null
  const pieces = piecesOf(sized)
  const width = sized.reduce((sum, { size, quantity }) => sum + size.width * quantity, 0)
  const drawn = sized
    .flatMap(({ size, quantity }) => Array.from({ length: Math.min(quantity, maxDrawn) }, () => size))
    .slice(0, maxDrawn)
  const frame = {
    width: drawn.reduce((sum, size) => sum + size.width, 0),
    height: Math.max(...drawn.map(({ height }) => height)),
  }
  const values = { width: numberText(width), pieces: numberText(pieces) }
  const sentence = fill(pieces === 1 ? texts.listed.one : texts.listed.other, values)
  const left = pieces - drawn.length
  return (
    <Figure>
      <SideBySide things={drawn} frame={frame} label={texts.listed.label} />
      <figcaption>{left > 0 ? `${sentence} ${counted(texts.listed.left, left)}` : sentence}</figcaption>
    </Figure>
  )
}
