import { styled } from '@mui/material/styles'
import texts from '../../../content/texts/filters.json'
import type { FilterId } from '../../../machines/figures/figureFilters.ts'
import type { FigureFilters } from '../../../routing/catalogueQuery.ts'
import type { Arrangement } from './arrange.ts'
import { FilterGroup } from './FilterGroup.tsx'

/** All of its parts in one style, since the checkboxes are many. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  '& fieldset': {
    gridColumn: '1 / -1',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& legend': {
    padding: 0,
    fontSize: theme.fontSize.caption,
    fontWeight: theme.fontWeight.semibold,
    color: theme.vars.palette.text.secondary,
  },
  '& fieldset > div': {
    display: 'grid',
    columnGap: theme.spacing(2),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  },
  '& fieldset label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minHeight: theme.layout.control,
    cursor: 'pointer',
  },
  '& label:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& input': { width: 18, height: 18, flex: 'none', margin: 0, accentColor: theme.vars.palette.primary.main },
  '& fieldset p': { fontSize: theme.fontSize.small, color: theme.vars.palette.text.secondary },
}))

interface Props {
  arrangement: Arrangement
  onChanged: (activeFilters: FigureFilters) => void
}

/**
 * The groups of a list's filters; `onChanged` gets the filters in the same order, which the address keeps.
 */
export const FilterPanel = ({ arrangement: { filters, activeFilters, counts }, onChanged }: Props) => {
  const change = (changed: FilterId, value: readonly string[] | number | undefined) =>
    onChanged(
      Object.fromEntries(
        filters.flatMap(({ id }) => {
          const next = id === changed ? value : activeFilters[id]
          return next === undefined || (typeof next === 'object' && next.length === 0) ? [] : [[id, next]]
        }),
      ),
    )
  return (
    <Groups role="group" aria-label={texts.filters}>
      {filters.map((filter) => (
        <FilterGroup
          key={filter.id}
          filter={filter}
          counts={counts(filter)}
          active={activeFilters[filter.id]}
          onChanged={change}
        />
      ))}
    </Groups>
  )
}
