import { styled } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../../content/texts/filters.json'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import type { FigureFilters } from '../cataloguePath.ts'
import { figuresChosen, roomChosen } from '../catalogueSlice.ts'
import type { Arrangement } from './arrange.ts'
import type { Facet } from './facets.ts'
import type { FilterId } from './figureFilters.ts'
import { valueWords } from './filterWords.ts'
import { RoomFields } from './RoomFields.tsx'

/** One style for all groups, since they have many checkboxes. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  '& fieldset': { gridColumn: '1 / -1' },
  '& legend': {
    fontSize: theme.fontSize.caption,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.text.secondary,
  },
  '& fieldset > div': {
    display: 'grid',
    columnGap: theme.spacing(2),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  },
  '& fieldset > div > label': {
    ...checkLabelStyle(theme),
    display: 'flex',
    gap: theme.spacing(1.25),
    fontSize: 'inherit',
  },
  '& label:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& input': { flex: 'none' },
  '& fieldset p': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

interface GroupProps {
  filter: Facet
  counts: readonly number[]
  active: FigureFilters[FilterId]
  onChanged: (active: FigureFilters[FilterId]) => void
}

const withCount = (value: string, count = 0): string => fill(texts.counted, { value, count })

const Choices = ({ filter, counts, active, onChanged }: GroupProps) => {
  const chosen = typeof active === 'object' ? active : []
  const values = filter.values.filter((value) => typeof value === 'string')
  // Stays enabled, because a box that becomes disabled loses the focus.
  const [pressed, setPressed] = useState<string>()
  return (
    <fieldset>
      <legend>{figureName(filter.id)}</legend>
      <div>
        {values.map((value, index) => {
          const isChosen = chosen.includes(value)
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && counts[index] === 0 && value !== pressed}
                onChange={() => {
                  setPressed(value)
                  onChanged(isChosen ? chosen.filter((choice) => choice !== value) : [...chosen, value])
                }}
              />
              <span>{withCount(valueWords(filter, value), counts[index])}</span>
            </label>
          )
        })}
      </div>
      {filter.isOnRequest && <p>{texts.installed}</p>}
    </fieldset>
  )
}

const Amounts = ({ filter, counts, active, onChanged }: GroupProps) => {
  const steps = filter.values.map((value, index) => ({
    value: String(value),
    label: withCount(valueWords(filter, value), counts[index]),
    attributes: { disabled: value !== active && counts[index] === 0 },
  }))
  // The address may have an amount that is not an option.
  const isOtherAmount = typeof active === 'number' && !filter.values.includes(active)
  return (
    <LabelledSelect
      label={figureName(filter.id)}
      value={String(active ?? '')}
      options={[
        { value: '', label: texts.any },
        ...steps,
        ...(isOtherAmount ? [{ value: String(active), label: valueWords(filter, active) }] : []),
      ]}
      onChange={(value) => onChanged(value === '' ? undefined : Number(value))}
    />
  )
}

const FilterGroup = (props: GroupProps) =>
  typeof props.filter.values[0] === 'string' ? <Choices {...props} /> : <Amounts {...props} />

/** The groups of a list's filters. The address has the active filters in the same order. */
export const FilterPanel = ({ filters, activeFilters, counts, room }: Arrangement) => {
  const dispatch = useAppDispatch()
  return (
    <Groups role="group" aria-label={texts.filters}>
      {filters.map((filter) => (
        <FilterGroup
          key={filter.id}
          filter={filter}
          counts={counts(filter)}
          active={activeFilters[filter.id]}
          onChanged={(active) => dispatch(figuresChosen({ ...activeFilters, [filter.id]: active }))}
        />
      ))}
      <RoomFields room={room} onGiven={(given) => dispatch(roomChosen(given))} />
    </Groups>
  )
}
