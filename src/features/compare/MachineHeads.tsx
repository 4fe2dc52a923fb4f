import Button from '@mui/material/Button'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { categoryLabel } from '../../content/categories.ts'
import texts from '../../content/texts/compare.json'
import { fill } from '../../lib/text.ts'
import { drawingOf, serialNumber } from '../../machines/product.ts'
import { paths } from '../../routing/paths.ts'
import { PictureOrDrawing } from '../../ui/LineDrawing.tsx'
import { Hidden } from './tableStyle.ts'
import type { ComparedMachine } from './useMachines.ts'

interface Props {
  machines: readonly ComparedMachine[]
  ListButton: ComponentType<{ product: { id: number; name: string } }>
  /** `next` is the same button of a neighbour. */
  onRemoved: (id: number, next: HTMLElement | null | undefined) => void
}

const neighbourOf = (button: HTMLElement): HTMLElement | null | undefined => {
  const cell = button.closest('td')
  const isMachine = cell?.previousElementSibling?.matches('td') === true
  const neighbour = cell?.nextElementSibling ?? (isMachine ? cell.previousElementSibling : undefined)
  return neighbour?.querySelector<HTMLElement>('button:last-of-type')
}

/** The table's head: a column for each machine, and a row with its buttons. */
export const MachineHeads = ({ machines, ListButton, onRemoved }: Props) => (
  <thead>
    <tr>
      <th scope="col">
        <Hidden>{texts.row}</Hidden>
      </th>
      {machines.map(({ product }) => (
        <th key={product.id} scope="col">
          <PictureOrDrawing
            picture={product.images[0] ? { ...product.images[0], alt: '' } : null}
            drawing={drawingOf(product)}
            sizes="96px"
          />
          <Link to={paths.product(product.id)}>{product.name}</Link>
          <small>
            {serialNumber(product)} · {categoryLabel(product.category, product.subcategory)}
          </small>
        </th>
      ))}
    </tr>
    <tr className="no-print">
      <th scope="row">
        <Hidden>{texts.actions}</Hidden>
      </th>
      {machines.map(({ product }) => (
        <td key={product.id}>
          <ListButton product={product} />
          <Button
            variant="text"
            size="small"
            aria-label={fill(texts.removeOf, { name: product.name })}
            onClick={({ currentTarget }) => onRemoved(product.id, neighbourOf(currentTarget))}
          >
            {texts.remove}
          </Button>
        </td>
      ))}
    </tr>
  </thead>
)
