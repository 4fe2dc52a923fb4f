import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import catalogue from '../../../content/texts/catalogue.json'
import texts from '../../../content/texts/filters.json'
import sizeTexts from '../../../content/texts/size.json'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { isUnlimited } from '../../../domain/products/room.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { counted, fill } from '../../../lib/text.ts'
import { focusNeighbour } from '../../../ui/browser/moveFocus.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { figuresChosen, figuresCleared, roomChosen } from '../catalogueSlice.ts'
import type { Arrangement } from './arrange.ts'
import { filterWords, roomWords } from './filterWords.ts'

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(2),
  '& li > :first-of-type': {
    gap: theme.spacing(1),
    minHeight: theme.spacing(4.5),
    padding: theme.spacing(0.25, 1.25),
    fontSize: theme.fontSize.small,
    textAlign: 'start',
  },
  // On paper they say what the list has been narrowed to.
  '@media print': {
    '& [data-remove]': { display: 'inline-flex !important', minHeight: 0 },
    '& svg': { display: 'none' },
  },
}))

/** The words of each active filter, and the event of its removal. */
const chipsOf = ({ filters, activeFilters, room }: Arrangement) => {
  const figures = filters.flatMap((filter) => {
    const active = activeFilters[filter.id] ?? []
    const choices = typeof active === 'object' ? active : []
    return [active].flat().map((value) => ({
      words: filterWords(filter, value),
      removal: figuresChosen({
        ...activeFilters,
        [filter.id]: choices.filter((choice) => choice !== value),
      }),
    }))
  })
  const sides = roomWords(room).map(({ words, without }) => ({ words, removal: roomChosen(without) }))
  return [...figures, ...sides]
}

/** Says which active filters leave out products that do not state their figure. */
const leftOutTexts = ({ filters, activeFilters, room, unstated }: Arrangement): string[] => {
  const asked = filters
    .filter(({ id }) => activeFilters[id] !== undefined)
    .map((filter) => ({ figure: figureName(filter), count: unstated(filter.id) }))
  const size = isUnlimited(room) ? [] : [{ figure: sizeTexts.title, count: unstated('room') }]
  return [...asked, ...size]
    .filter(({ count }) => count > 0)
    .map(({ figure, count }) => fill(counted(texts.leftOut, count), { figure }))
}

interface Props {
  arrangement: Arrangement
  /** Called before the focused button disappears and leaves no neighbour. */
  onEmptied: () => void
}

export const ActiveFilters = ({ arrangement, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const chips = chipsOf(arrangement)
  if (chips.length === 0) return null
  const leftOut = leftOutTexts(arrangement)
  return (
    <>
      <Chips aria-label={texts.active.label}>
        {chips.map(({ words, removal }) => (
          <li key={words}>
            <Button
              variant="outlined"
              data-remove
              aria-label={fill(texts.active.remove, { filter: words })}
              onClick={({ currentTarget }) => {
                // Not to the button that clears all, which disappears when one filter is left.
                if (!focusNeighbour(currentTarget)) onEmptied()
                dispatch(removal)
              }}
            >
              <span>{words}</span>
              <Icon name="close" />
            </Button>
          </li>
        ))}
        {/* An empty list has a button of this name, which clears the place and the search too. */}
        {chips.length > 1 && arrangement.found.length > 0 && (
          <li>
            <Button
              variant="text"
              onClick={() => {
                onEmptied()
                dispatch(figuresCleared())
              }}
            >
              {catalogue.empty.clear}
            </Button>
          </li>
        )}
      </Chips>
      {leftOut.length > 0 && (
        <Box sx={{ mb: 2, fontSize: (theme) => theme.fontSize.small, color: 'text.secondary' }}>
          {leftOut.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Box>
      )}
    </>
  )
}
