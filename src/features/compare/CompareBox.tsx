import actions from '../../content/texts/actions.json'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { machineChosen, machineDropped, selectCompared } from './comparisonSlice.ts'

interface Props {
  product: { id: number; name: string }
  /** From `audienceAttributes`: the only countries that see it. */
  'data-only'?: string
}

/** Selects only its own machine, so that a change renders one box. The element around it styles it. */
export const CompareBox = ({ product: { id, name }, ...only }: Props) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectCompared(state).includes(id))
  return (
    <label className="needs-scripts" {...only}>
      <input
        type="checkbox"
        data-compare
        checked={chosen}
        aria-label={fill(actions.compareOf, { name })}
        onChange={() => dispatch(chosen ? machineDropped(id) : machineChosen(id))}
      />
      {actions.compare}
    </label>
  )
}
