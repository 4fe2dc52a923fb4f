import { styled } from '@mui/material/styles'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  all,
  type CataloguePlace,
  categories,
  findCategory,
  findSubcategory,
  isOffered,
} from '../../content/categories.ts'
import texts from '../../content/texts/catalogue.json'
import { maxSearchLength } from '../../domain/routing/cataloguePath.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { useAudience } from '../../parts/country/ByCountry.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { fieldStyle } from '../../ui/styles/controls.ts'
import { categorySelected, searchChanged, selectCatalogue, subcategorySelected } from './catalogueSlice.ts'
import { labelInside } from './labelInside.ts'

const Bar = styled('search')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1),
  '& > :first-of-type, & > :nth-of-type(2):last-of-type': { gridColumn: '1 / -1' },
  ...labelInside(theme),
  [theme.breakpoints.down('md')]: {
    '& select': { paddingInline: theme.spacing(1, 3.25) },
    '& label': { insetInlineStart: 9 },
  },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'minmax(240px, 1fr)',
    alignItems: 'end',
    columnGap: theme.spacing(1.5),
    paddingBlockStart: theme.spacing(1.5),
    '& > :first-of-type, & > :nth-of-type(2):last-of-type': { gridColumn: 'auto' },
  },
}))

const SearchRow = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& > div': { flex: '1 1 0' },
  '& > button': { minWidth: 0, overflowWrap: 'anywhere', [theme.breakpoints.up('lg')]: { display: 'none' } },
}))

const SearchField = styled('div')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    insetBlock: 0,
    marginBlock: 'auto',
    insetInlineStart: theme.spacing(1.75),
    pointerEvents: 'none',
  },
  '& input': {
    ...fieldStyle(theme),
    width: '100%',
    paddingInlineStart: theme.spacing(5.5),
    color: 'inherit',
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))

const PlaceSelects = ({ category, subcategory }: CataloguePlace) => {
  const dispatch = useAppDispatch()
  const audienceOf = useAudience()
  const subcategories = (findCategory(category)?.subcategories ?? []).flatMap(({ id, name }) => {
    const audience = audienceOf((country) => isOffered(id, country))
    return audience ? [{ value: id, label: name, attributes: audience }] : []
  })
  return (
    <>
      <LabelledSelect
        label={texts.category.label}
        value={category}
        options={[
          { value: all, label: texts.category.all },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => dispatch(categorySelected(id))}
      />
      {subcategories.length > 0 && (
        <LabelledSelect
          label={texts.subcategory.label}
          value={subcategory}
          options={[{ value: all, label: texts.subcategory.all }, ...subcategories]}
          onChange={(id) => dispatch(subcategorySelected(id))}
        />
      )}
    </>
  )
}

/** `children` is the button that opens the filters of a narrow window. */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const searched = useAppSelector(selectCatalogue)
  const bar = useRef<HTMLElement>(null)
  // Takes over what was typed or chosen before hydration, since the next render would reset the fields.
  const takeOverTyped = useEffectEvent(() => {
    const search = bar.current?.querySelector('input')?.value ?? ''
    const [chosen, chosenBelow] = Array.from(
      bar.current?.querySelectorAll('select') ?? [],
      ({ value }) => value,
    )
    const category = chosen === all ? all : (findCategory(chosen)?.id ?? searched.category)
    const subcategory = findSubcategory(findCategory(category), chosenBelow)?.id ?? all
    if (search !== '' && search !== searched.search) dispatch(searchChanged(search))
    if (category !== searched.category) dispatch(categorySelected(category))
    else if (chosenBelow !== undefined && subcategory !== searched.subcategory)
      dispatch(subcategorySelected(subcategory))
  })
  useLayoutEffect(() => takeOverTyped(), [])
  return (
    <Bar ref={bar} className="no-print needs-scripts">
      <SearchRow>
        <SearchField>
          <Icon name="search" />
          <input
            type="search"
            placeholder={texts.search.placeholder}
            aria-label={texts.search.label}
            enterKeyHint="search"
            maxLength={maxSearchLength}
            value={searched.search}
            onChange={(event) => dispatch(searchChanged(event.target.value))}
          />
        </SearchField>
        {children}
      </SearchRow>
      <PlaceSelects category={searched.category} subcategory={searched.subcategory} />
    </Bar>
  )
}
