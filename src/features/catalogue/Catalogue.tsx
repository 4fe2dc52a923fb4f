import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue, useRef, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { all, categoryLabel } from '../../content/categories.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/catalogue.json'
import filters from '../../content/texts/filters.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import type { CatalogueList } from '../../domain/products/product.ts'
import type { CatalogueSelection } from '../../domain/routing/cataloguePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { counted, fill } from '../../lib/text.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { CatalogueLoader } from './CatalogueLoader.ts'
import { filtersCleared, selectCatalogue } from './catalogueSlice.ts'
import { FilterBar } from './FilterBar.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { useCatalogueResults } from './useCatalogueResults.ts'

/**
 * The filters' place is kept: they load after the first view. `:last-child` would match only after the browser has
 * read the last card, so that the cards grew narrower once they were seen.
 */
const Columns = styled('div')(({ theme }) => ({
  gridArea: '2 / 1',
  minWidth: 0,
  marginBlockStart: theme.spacing(0.5),
  '& > :not(.needs-scripts)': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    gap: theme.spacing(3),
    gridColumn: '1 / -1',
    minHeight: theme.layout.railHeight,
    marginBlockStart: theme.spacing(1),
    '& > .needs-scripts': { flex: 'none', width: 248 },
    // Bars where the filters will be.
    '& > .needs-scripts:empty': {
      alignSelf: 'start',
      height: theme.layout.railHeight,
      borderInlineEnd: theme.edge.hairline,
      background:
        `repeating-linear-gradient(transparent 0 20px, ${theme.vars.palette.site.ground} 20px 44px) ` +
        'left top / 88% 100% no-repeat',
    },
    '& > :not(.needs-scripts)': { flexGrow: 1 },
  },
  // A wide window's table reaches into the margin at its right, by 240 px at most.
  '@media screen and (min-width: 1440px)': {
    '& > [data-view=table]': { marginInlineEnd: `max(-240px, (${theme.layout.page}px - 100vw) / 2)` },
  },
  '@media print': { display: 'block' },
}))

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: theme.spacing(8),
  [theme.breakpoints.up('md')]: { paddingBlockEnd: theme.spacing(12) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(1.5),
  },
  '@media print': { display: 'block' },
}))

/** The place of CatalogueTools: beside search and selects, or in a narrow window beside the number found. */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  gridArea: '2 / 1',
  justifySelf: 'end',
  alignSelf: 'start',
  zIndex: theme.zIndex.raised,
  marginBlockStart: theme.spacing(0.5),
  [theme.breakpoints.up('lg')]: {
    gridArea: '1 / 2',
    alignSelf: 'end',
    // Kept, so that they move no field when they come, in px.
    minWidth: 366,
  },
}))

/** The number found. */
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  marginBlockEnd: theme.spacing(1),
  // The title says the place.
  '& span > span:first-of-type': visuallyHidden,
  [theme.breakpoints.down('lg')]: { minHeight: theme.layout.control + 2, maxWidth: 'calc(100% - 160px)' },
  [theme.breakpoints.up('lg')]: { paddingBlockStart: theme.spacing(0.5) },
}))

/** A search that finds so many or fewer has suggestions. */
const few = 3

const Drawing = styled('img')({ width: 'min(390px, 100%)', height: 'auto' })

const EmptyResult = ({ onCleared }: { onCleared: () => void }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, pt: 4, px: 2, pb: 8, textAlign: 'center' }}>
    <Drawing src="/line-work/empty.svg" alt="" width={520} height={280} />
    <Typography variant="h3" component="p">
      {texts.empty.text}
    </Typography>
    <Button variant="outlined" onClick={onCleared}>
      {texts.empty.clear}
    </Button>
    <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
  </Box>
)

interface Props {
  list: CatalogueList
  selection: CatalogueSelection
}

/**
 * Memoized, so that the first frame after a key in the search renders the field alone: 35 ms instead of 57 on a
 * processor slowed four times.
 */
const SearchedCatalogue = memo(function SearchedCatalogue({ list, selection }: Props) {
  const dispatch = useAppDispatch()
  const country = useAppSelector(selectCountry)
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const countRef = useRef<HTMLParagraphElement>(null)
  const results = useCatalogueResults(selection, list)
  const { arrangement, found, catalogue } = results
  const { category, subcategory } = results.place
  const placeName = category === all ? texts.everything : categoryLabel(category, subcategory)
  // Deferred, so that the switch is painted before the rows.
  const view = useDeferredValue(selection.view)
  const tableArrangement = view === 'table' && found.length > 0 ? arrangement : undefined
  /** For what is about to disappear with the focus. */
  const focusCount = () => countRef.current?.focus()
  const clear = () => {
    dispatch(filtersCleared())
    focusCount()
  }
  const active = arrangement?.active ?? 0
  const isSearched = selection.search.trim() !== ''
  return (
    <Page>
      <CatalogueLoader list={list} />
      <FilterBar>
        {!results.hasFailed && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setFiltersOpen(true)}>
            <span>{active === 0 ? filters.filters : fill(filters.filtersActive, { count: active })}</span>
          </Button>
        )}
      </FilterBar>
      {!results.hasFailed && (
        <Tools className="no-print needs-scripts">
          {catalogue && <catalogue.CatalogueTools arrangement={arrangement} view={selection.view} />}
        </Tools>
      )}
      <Columns>
        {!results.hasFailed && (
          <div className="no-print needs-scripts">
            {catalogue && (
              <catalogue.Filters
                arrangement={arrangement}
                isOpen={areFiltersOpen}
                onClose={() => setFiltersOpen(false)}
              />
            )}
          </div>
        )}
        <div data-view={tableArrangement && 'table'}>
          <Count ref={countRef} role="status" tabIndex={-1}>
            <ByCountry>
              {(_company, audience, country) => (
                <span {...audience}>
                  <span>{`${placeName} · `}</span>
                  <span>{counted(texts.found, results.countIn(country))}</span>
                </span>
              )}
            </ByCountry>
          </Count>
          {results.hasFailed && <p role="alert">{texts.failed}</p>}
          {catalogue && <catalogue.ActiveFilters arrangement={arrangement} onEmptied={focusCount} />}
          {catalogue && isSearched && found.length <= few && (
            <catalogue.Suggestions
              {...{ found, country, selection, products: catalogue.products }}
              arrangementOf={catalogue.arrangementOf}
            />
          )}
          {found.length === 0 && <EmptyResult onCleared={clear} />}
          {catalogue && tableArrangement && <catalogue.ProductTable arrangement={tableArrangement} />}
          <ProductGrid
            products={tableArrangement ? [] : found}
            noteOf={(id) => (catalogue ? catalogue.noteOf(arrangement, id) : '')}
          />
        </div>
      </Columns>
    </Page>
  )
})

const differInSearchAlone = (a: CatalogueSelection, b: CatalogueSelection): boolean =>
  shallowEqual({ ...a, search: '' }, { ...b, search: '' })

/**
 * The page of a list (specification 2, Catalogue) below its title. `list` is what the loader returned for the
 * address. Memoized, since the route is rendered again while the next page is loading.
 */
export const Catalogue = memo(function Catalogue({ list }: { list: CatalogueList }) {
  const chosen = useAppSelector(selectCatalogue)
  const earlier = useDeferredValue(chosen)
  return <SearchedCatalogue list={list} selection={differInSearchAlone(chosen, earlier) ? earlier : chosen} />
})
