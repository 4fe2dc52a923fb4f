import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import texts from '../../content/texts/quoteList.json'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { CopyLink } from './CopyLink.tsx'
import { ListedRow } from './ListedRow.tsx'
import { footHeight } from './listLayout.ts'
import { listCleared, machineRemoved } from './quoteListSlice.ts'

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  alignContent: 'center',
  minHeight: footHeight.phone,
  '& > button': { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { minHeight: footHeight.wide, '& > button': { flexBasis: 'auto' } },
}))

interface Props {
  machines: readonly ListedMachine[]
  /** Called before the focused control is removed with the last machine. */
  onEmptied: () => void
}

const ListedRows = ({ machines, onEmptied }: Props) => {
  const dispatch = useAppDispatch()

  const remove = (id: number, row: HTMLLIElement | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>(':scope > button')
    if (next) next.focus()
    else onEmptied()
    dispatch(machineRemoved(id))
  }
  const clear = () => {
    onEmptied()
    dispatch(listCleared())
  }
  return (
    <>
      <ul>
        {machines.map((machine) => (
          <ListedRow key={machine.id} machine={machine} onRemoved={(row) => remove(machine.id, row)} />
        ))}
      </ul>
      <Foot>
        <CopyLink machines={machines} />
        <Button variant="text" onClick={clear}>
          {texts.clear}
        </Button>
      </Foot>
    </>
  )
}

export default ListedRows
