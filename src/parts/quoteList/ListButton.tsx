import './listButton.css'
import actions from '../../content/texts/actions.json'
import { productAdded, productRemoved, selectIsListed } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'

const texts = actions.list

/** Selects only its own product, so that a change renders one button of fifty cards. */
export const ListButton = ({ product: { id, name } }: { product: { id: number; name: string } }) => {
  const dispatch = useAppDispatch()
  const listed = useAppSelector((state) => selectIsListed(state, id))
  return (
    <button
      type="button"
      className="list-button needs-scripts"
      data-listed={listed || undefined}
      aria-label={fill(listed ? texts.listedOf : texts.addOf, { name })}
      onClick={() => dispatch(listed ? productRemoved(id) : productAdded({ id, name }))}
    >
      {listed ? texts.listed : texts.add}
    </button>
  )
}
