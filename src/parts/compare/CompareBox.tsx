import actions from '../../content/texts/actions.json'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { productChosen, productDropped, selectCompared } from './comparisonSlice.ts'

interface Props {
  product: { id: number; name: string }
  /** The countries that see it, from `audienceAttributes`. */
  'data-only'?: string
}

/** Selects only its own product, so that a change renders one box. The element around it styles it. */
export const CompareBox = ({ product: { id, name }, ...audience }: Props) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectCompared(state).includes(id))
  return (
    <label className="needs-scripts" {...audience}>
      <input
        type="checkbox"
        data-compare
        checked={chosen}
        aria-label={fill(actions.compareOf, { name })}
        onChange={() => dispatch(chosen ? productDropped(id) : productChosen(id))}
      />
      {actions.compare}
    </label>
  )
}
