import { styled } from '@mui/material/styles'
import actions from '../../content/texts/actions.json'
import { fill } from '../../lib/text.ts'
import { toggleButtonStyle } from '../../ui/styles/controls.ts'
import { useAppDispatch, useAppSelector } from '../state/hooks.ts'
import { machineAdded, machineRemoved, selectQuoteList } from './quoteListSlice.ts'
import { isListed } from './storedList.ts'

const texts = actions.list

interface Props {
  product: { id: number; name: string }
  className?: string
}

/** Reads whether its own machine is listed, so that a change renders one button. */
export const BareListButton = ({ product: { id, name }, className = '' }: Props) => {
  const dispatch = useAppDispatch()
  const listed = useAppSelector((state) => isListed(selectQuoteList(state), id))
  return (
    <button
      type="button"
      className={`list-button needs-scripts ${className}`}
      data-listed={listed || undefined}
      aria-label={fill(listed ? texts.listedOf : texts.addOf, { name })}
      onClick={() => dispatch(listed ? machineRemoved(id) : machineAdded({ id, name }))}
    >
      {listed ? texts.listed : texts.add}
    </button>
  )
}

export const ListButton = styled(BareListButton)(({ theme }) => toggleButtonStyle(theme))
