import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import texts from '../../../content/texts/compare.json'
import { drawingOf } from '../../../domain/products/product.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { productDropped } from '../../../parts/compare/comparisonSlice.ts'
import { focusNeighbour } from '../../../ui/browser/moveFocus.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import type { ComparedItem } from '../useComparedItems.ts'

type Product = Pick<ComparedItem, 'product'>

/** Without an alternative text: the product's name is beside it. */
export const ProductPicture = ({ product, sizes }: Product & { sizes: string }) => (
  <PictureOrDrawing
    picture={product.images[0] ? { ...product.images[0], alt: '' } : null}
    drawing={drawingOf(product)}
    sizes={sizes}
  />
)

/**
 * Before its own cell or row disappears, it moves the focus to the same button of the neighbour, or without a
 * neighbour to the heading of the page.
 */
export const RemoveButton = ({ product: { id, name } }: Product) => {
  const dispatch = useAppDispatch()
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusNeighbour(currentTarget))
      currentTarget.closest('.comparison-sheet')?.querySelector('h1')?.focus()
    dispatch(productDropped(id))
  }
  return (
    <Button
      variant="text"
      size="small"
      data-remove
      aria-label={fill(texts.removeOf, { name })}
      onClick={remove}
    >
      <Icon name="close" />
      <span>{texts.remove}</span>
    </Button>
  )
}
