import { type ComponentProps, lazy, memo, useMemo } from 'react'
import { findCategory, findSubcategory } from '../../content/categories.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/catalogue.json'
import pages from '../../content/texts/pages.json'
import { Catalogue } from '../../features/catalogue/Catalogue.tsx'
import { type AddressedList, isListOf, loadList } from '../../features/catalogue/catalogueProducts.ts'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { scopeName } from '../../features/catalogue/scopeName.ts'
import { BareCompareBox } from '../../features/compare/CompareBox.tsx'
import { BareListButton } from '../../features/quoteList/ListButton.tsx'
import { fill } from '../../lib/text.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import type { Page } from '../../routing/page.ts'
import { listPagePath, paths } from '../../routing/paths.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/icons.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { useAppSelector } from '../../ui/storeHooks.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { NotFound } from '../layout/NotFound.tsx'
import { Head } from '../seo/Head.tsx'

const Explanation = lazy(() => import('../../features/glossary/Explanation.tsx'))

const actions = { ListButton: BareListButton, CompareBox: BareCompareBox }

const RowActions = ({ product }: ComponentProps<typeof BareListButton>) => (
  <>
    <BareListButton product={product} />
    <BareCompareBox product={product} />
  </>
)

interface Place extends Pick<CatalogueFilter, 'category' | 'subcategory'> {
  /** The list's page. */
  number: number
}

/** A key of the search does not render it again. */
const Introduction = memo((place: Place) => {
  const { number } = place
  const category = findCategory(place.category)
  const subcategory = findSubcategory(category, place.subcategory)
  const scope = scopeName(place)
  const page = number > 1 ? `${fill(texts.page, { number })} | ` : ''
  const lead = category?.lead ?? texts.lead
  return (
    <>
      <Head
        title={page + (scope === undefined ? pages.catalogue.title : `${scope} | Products | ${site.name}`)}
        description={page + (scope === undefined ? pages.catalogue.description : `${scope}: ${lead}`)}
        path={listPagePath(paths.catalogue(place.category, place.subcategory), number)}
        image={`/og/${category?.id ?? 'products'}.jpg`}
      />
      <PageHero
        title={texts.title}
        lead={lead}
        lineWork={scope === undefined ? 'hero' : `seal-${subcategory?.id ?? place.category}`}
      >
        <ArrowLink to={paths.find}>
          {texts.find}
          <Icon name="arrowRight" />
        </ArrowLink>
      </PageHero>
    </>
  )
})
Introduction.displayName = 'Introduction'

const CataloguePage = ({ list }: { list: AddressedList }) => {
  const state = useAppSelector(selectCatalogue)
  const hydrated = useHydrated()
  // The HTML is the same for every search text, so the text applies after hydration.
  const filter = useMemo(() => (hydrated ? state : { ...state, search: '' }), [hydrated, state])
  const { category, subcategory } = filter
  const number = isListOf(list, filter) ? list.number : 1
  return (
    <>
      <Introduction category={category} subcategory={subcategory} number={number} />
      <Catalogue filter={filter} list={list} RowActions={RowActions} Explanation={Explanation} {...actions} />
    </>
  )
}

export const loadPage = async (pathname: string): Promise<Page> => {
  const list = await loadList(pathname)
  if (!list) return { status: 404, element: <NotFound /> }
  return { status: 200, element: <CataloguePage list={list} /> }
}
