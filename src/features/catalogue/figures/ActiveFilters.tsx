import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import catalogue from '../../../content/texts/catalogue.json'
import texts from '../../../content/texts/filters.json'
import type { FilterId } from '../../../domain/machines/figures/figureFilters.ts'
import { isUnlimited } from '../../../domain/machines/room.ts'
import type { FigureFilters } from '../../../domain/routing/cataloguePath.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { focusNeighbour } from '../../../ui/browser/moveFocus.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { filterChanged, narrowingCleared, roomGiven } from '../catalogueSlice.ts'
import type { Arrangement } from './arrange.ts'
import { filterWords, roomWords } from './filterWords.ts'

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& li > :first-of-type': { gap: theme.spacing(1), paddingBlock: theme.spacing(1), textAlign: 'start' },
}))

interface Chip {
  id: FilterId
  value: string | number
  words: string
}

const chipsOf = ({ filters, activeFilters }: Arrangement): Chip[] =>
  filters.flatMap((filter) => {
    const value = activeFilters[filter.id]
    const values = typeof value === 'object' ? value : value === undefined ? [] : [value]
    return values.map((each) => ({ id: filter.id, value: each, words: filterWords(filter, each) }))
  })

const without = (activeFilters: FigureFilters, { id, value }: Chip): FigureFilters => {
  const { [id]: chosen, ...others } = activeFilters
  const left = typeof chosen === 'object' ? chosen.filter((choice) => choice !== value) : []
  return left.length === 0 ? others : { ...activeFilters, [id]: left }
}

interface Props {
  arrangement: Arrangement
  /** Called before the focused button disappears and leaves no neighbour. */
  onEmptied: () => void
}

export const ActiveFilters = ({ arrangement, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const { activeFilters, room, found } = arrangement
  const chips = [
    ...chipsOf(arrangement).map((chip) => ({
      key: `${chip.id} ${chip.value}`,
      words: chip.words,
      remove: () => dispatch(filterChanged(without(activeFilters, chip))),
    })),
    ...(isUnlimited(room)
      ? []
      : [{ key: 'room', words: roomWords(room), remove: () => dispatch(roomGiven({})) }]),
  ]
  if (chips.length === 0) return null
  return (
    <Chips aria-label={texts.active.label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Button
            variant="outlined"
            aria-label={fill(texts.active.remove, { filter: chip.words })}
            onClick={({ currentTarget }) => {
              const isMoved = chips.length > 1 && focusNeighbour(currentTarget.parentElement, 'button')
              if (!isMoved) onEmptied()
              chip.remove()
            }}
          >
            {chip.words}
            <Icon name="close" />
          </Button>
        </li>
      ))}
      {/* An empty list has a button of this name, which clears the place and the search too. */}
      {chips.length > 1 && found.length > 0 && (
        <li>
          <Button
            variant="text"
            onClick={() => {
              onEmptied()
              dispatch(narrowingCleared())
            }}
          >
            {catalogue.empty.clear}
          </Button>
        </li>
      )}
    </Chips>
  )
}
