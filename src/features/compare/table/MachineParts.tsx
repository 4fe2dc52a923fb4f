import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import texts from '../../../content/texts/compare.json'
import { machineDropped } from '../../../domain/comparison/comparisonSlice.ts'
import { drawingOf } from '../../../domain/machines/product.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { focusNeighbour } from '../../../ui/browser/moveFocus.ts'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import type { ComparedMachine } from '../useMachines.ts'

type Product = Pick<ComparedMachine, 'product'>

/** Without an alternative text: the machine's name is beside it. */
export const MachinePicture = ({ product, sizes }: Product & { sizes: string }) => (
  <PictureOrDrawing
    picture={product.images[0] ? { ...product.images[0], alt: '' } : null}
    drawing={drawingOf(product)}
    sizes={sizes}
  />
)

/** Moves the focus to the same button of the neighbour before its own cell or row disappears. */
export const RemoveButton = ({ product: { id, name }, onEmptied }: Product & { onEmptied: () => void }) => {
  const dispatch = useAppDispatch()
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusNeighbour(currentTarget.closest('td, li'), 'button:last-of-type')) onEmptied()
    dispatch(machineDropped(id))
  }
  return (
    <Button variant="text" size="small" aria-label={fill(texts.removeOf, { name })} onClick={remove}>
      {texts.remove}
    </Button>
  )
}
