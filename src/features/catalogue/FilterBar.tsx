import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { onlyFor, useAudience } from '../../components/ByCountry.tsx'
import { Icon } from '../../components/icons.tsx'
import { all, categories, findCategory, isOffered } from '../../content/categories.ts'
import type { Country } from '../../content/companies.ts'
import { searchLimit } from './cataloguePath.ts'
import {
  categorySelected,
  searchChanged,
  subcategorySelected,
  type CatalogueFilter,
} from './catalogueSlice.ts'
import { FilterSelect } from './FilterSelect.tsx'

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(240px, 1fr) auto auto',
  },
}))

const SearchField = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingInline: 14,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: 4,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    minHeight: 42,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))

interface Props {
  filter: CatalogueFilter
  place: string
  /** How many products each shown country finds. */
  counts: readonly (readonly [Country, number])[]
  /** The line that says the number. */
  countRef: Ref<HTMLParagraphElement>
}

/** Search, category, subcategory, and the number of products found (spec section 2, Catalogue). */
export const FilterBar = ({ filter, place, counts, countRef }: Props) => {
  const dispatch = useAppDispatch()
  const bar = useRef<HTMLElement>(null)
  // What was typed or chosen before the scripts came, which the next render would undo.
  const adopt = useEffectEvent(() => {
    const search = bar.current?.querySelector('input')?.value ?? ''
    const category = bar.current?.querySelector('select')?.value ?? filter.category
    if (search !== '' && search !== filter.search) dispatch(searchChanged(search))
    if (category !== filter.category) dispatch(categorySelected(category))
  })
  useLayoutEffect(() => adopt(), [])
  const audienceOf = useAudience()
  const subcategories = (findCategory(filter.category)?.subcategories ?? []).flatMap(({ id, name }) => {
    const audience = audienceOf((country) => isOffered(id, country))
    return audience ? [{ value: id, label: name, attributes: audience }] : []
  })
  return (
    <>
      <Bar ref={bar} className="no-print needs-scripts">
        <SearchField>
          <Icon name="search" />
          <input
            type="search"
            placeholder="Search products..."
            aria-label="Search products"
            enterKeyHint="search"
            maxLength={searchLimit}
            value={filter.search}
            onChange={(event) => dispatch(searchChanged(event.target.value))}
          />
        </SearchField>
        <FilterSelect
          label="Category"
          value={filter.category}
          options={[
            { value: all, label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => dispatch(categorySelected(id))}
        />
        {subcategories.length > 0 && (
          <FilterSelect
            label="Subcategory"
            value={filter.subcategory}
            options={[{ value: all, label: 'All subcategories' }, ...subcategories]}
            onChange={(id) => dispatch(subcategorySelected(id))}
          />
        )}
      </Bar>
      <Typography
        ref={countRef}
        variant="overline"
        component="p"
        role="status"
        tabIndex={-1}
        sx={{ pt: 1.5, pb: 3, borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary' }}
      >
        {counts.map(([country, count]) => (
          <span key={country} {...onlyFor(country)}>
            {place} · {count === 1 ? '1 product' : `${count} products`}
          </span>
        ))}
      </Typography>
    </>
  )
}
