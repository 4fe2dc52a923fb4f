import { styled } from '@mui/material/styles'
import actions from '../../content/texts/actions.json'
import { fill } from '../../lib/text.ts'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { useAppDispatch, useAppSelector } from '../state/hooks.ts'
import { machineChosen, machineDropped, selectCompared } from './comparisonSlice.ts'

interface Props {
  product: { id: number; name: string }
  className?: string
  'data-only'?: string
}

/** Reads whether its own machine is chosen, so that a change renders one box. */
export const BareCompareBox = ({ product: { id, name }, className = '', ...only }: Props) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectCompared(state).includes(id))
  return (
    <label className={`needs-scripts ${className}`} {...only}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={fill(actions.compareOf, { name })}
        onChange={() => dispatch(chosen ? machineDropped(id) : machineChosen(id))}
      />
      {actions.compare}
    </label>
  )
}

export const CompareBox = styled(BareCompareBox)(({ theme }) => checkLabelStyle(theme))
