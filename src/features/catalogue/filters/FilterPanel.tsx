import { styled } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../../content/texts/filters.json'
import type { FilterId } from '../../../domain/products/figures/figureFilters.ts'
import { figureName } from '../../../domain/products/figures/figureText.ts'
import { isUnlimited } from '../../../domain/products/room.ts'
import type { FigureFilters } from '../../../domain/routing/cataloguePath.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill, listText } from '../../../lib/text.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { figuresChosen, roomChosen } from '../catalogueSlice.ts'
import type { Arrangement } from './arrange.ts'
import type { Facet } from './facets.ts'
import { valueWords } from './filterWords.ts'
import { RoomFields } from './RoomFields.tsx'

/** One style for all groups, since they have many checkboxes. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& legend': {
    fontSize: theme.fontSize.small,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.text.secondary,
  },
  // Short choices, as currencies, stand side by side; no number moves them.
  '& fieldset > [data-short=true]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5em), 1fr))',
    columnGap: theme.spacing(1),
  },
  '& fieldset > div > label': { ...checkLabelStyle(theme), display: 'flex' },
  '& label:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& input': { flex: 'none' },
  '& p': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

interface GroupProps {
  filter: Facet
  counts: readonly number[]
  shown: number
  active: FigureFilters[FilterId]
  onChanged: (active: FigureFilters[FilterId]) => void
}

/** A choice that would leave none of the products or all of them has no use. */
const isUseful = (count: number | undefined, shown: number): boolean => count !== 0 && count !== shown

const withCount = (value: string, count = 0, doAllHave = false): string =>
  fill(doAllHave ? texts.allHave : texts.counted, { value, count })

/** In characters: `CMC-7`. */
const shortLength = 5

const Choices = ({ filter, counts, shown, active, onChanged }: GroupProps) => {
  const chosen = typeof active === 'object' ? active : []
  // Stays, and stays enabled, because a box that goes or becomes disabled loses the focus.
  const [pressed, setPressed] = useState<string>()
  const all = filter.values.filter((value) => typeof value === 'string')
  const values = all.filter(
    (value) => chosen.includes(value) || value === pressed || !filter.common.includes(value),
  )
  const common = all.filter((value) => !values.includes(value))
  return (
    <fieldset>
      <legend>{figureName(filter)}</legend>
      <div data-short={values.every((value) => valueWords(filter, value).length <= shortLength)}>
        {values.map((value) => {
          const count = counts[all.indexOf(value)]
          const isChosen = chosen.includes(value)
          const doAllHave = !isChosen && count === shown && shown > 1
          const isFixed = !isChosen && !isUseful(count, shown) && value !== pressed
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFixed}
                onChange={() => {
                  setPressed(value)
                  onChanged(isChosen ? chosen.filter((choice) => choice !== value) : [...chosen, value])
                }}
              />
              <span>{withCount(valueWords(filter, value), count, doAllHave)}</span>
            </label>
          )
        })}
      </div>
      {common.length > 0 && (
        <p>{fill(texts.common, { list: listText(common.map((value) => valueWords(filter, value))) })}</p>
      )}
      {filter.isOnRequest && <p>{texts.installed}</p>}
    </fieldset>
  )
}

const Amounts = ({ filter, counts, shown, active, onChanged }: GroupProps) => {
  const steps = filter.values.flatMap((value, index) =>
    value === active || isUseful(counts[index], shown)
      ? [{ value: String(value), label: withCount(valueWords(filter, value), counts[index]) }]
      : [],
  )
  // The address may hold an amount that no option has.
  const isOtherAmount = typeof active === 'number' && !filter.values.includes(active)
  return (
    <LabelledSelect
      label={figureName(filter)}
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
export const FilterPanel = (arrangement: Arrangement) => {
  const { filters, activeFilters, found, counts, room, hasSizes, tellsApart } = arrangement
  const dispatch = useAppDispatch()
  // Stays, because a group that goes would take the focus along.
  const [changed, setChanged] = useState<FilterId>()
  const shown = filters.filter(
    (filter) => filter.id === changed || activeFilters[filter.id] !== undefined || tellsApart(filter),
  )
  return (
    <Groups role="group" aria-label={texts.filters}>
      {(hasSizes || !isUnlimited(room)) && (
        <RoomFields room={room} onGiven={(given) => dispatch(roomChosen(given))} />
      )}
      {shown.map((filter) => (
        <FilterGroup
          key={filter.id}
          filter={filter}
          counts={counts(filter)}
          shown={found.length}
          active={activeFilters[filter.id]}
          onChanged={(active) => {
            setChanged(filter.id)
            dispatch(figuresChosen({ ...activeFilters, [filter.id]: active }))
          }}
        />
      ))}
    </Groups>
  )
}
