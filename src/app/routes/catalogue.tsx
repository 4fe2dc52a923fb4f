import { type ComponentProps, lazy, memo } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import { findCategory, findSubcategory } from '../../content/categories.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/catalogue.json'
import pages from '../../content/texts/pages.json'
import { Catalogue } from '../../features/catalogue/Catalogue.tsx'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { loadList } from '../../features/catalogue/loadList.ts'
import { isListOf } from '../../features/catalogue/useCatalogueResults.ts'
import { BareCompareBox } from '../../features/compare/CompareBox.tsx'
import { BareListButton } from '../../features/quoteList/ListButton.tsx'
import { fill } from '../../lib/text.ts'
import type { ListPage } from '../../machines/product.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import { listPagePath, paths } from '../../routing/paths.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { Icon } from '../../ui/icons.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { Head } from '../seo/Head.tsx'

const Explanation = lazy(() => import('../../features/glossary/Explanation.tsx'))

const actions = { ListButton: BareListButton, CompareBox: BareCompareBox }

/** Memoized, so that another order of the table's columns does not render it again. */
const RowActions = memo(({ product }: ComponentProps<typeof BareListButton>) => (
  <>
    <BareListButton product={product} />
    <BareCompareBox product={product} />
  </>
))
RowActions.displayName = 'RowActions'

interface Place extends Pick<CatalogueFilter, 'category' | 'subcategory'> {
  /** The list's page. */
  number: number
}

/** Memoized, so that a key press in the search field does not render it again. */
const Introduction = memo((place: Place) => {
  const { number } = place
  const category = findCategory(place.category)
  const subcategory = findSubcategory(category, place.subcategory)
  const scope = subcategory?.name ?? category?.name
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

/** The products of the list's page; an address without a list is a 404. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<ListPage> => {
  const list = await loadList(new URL(request.url).pathname)
  if (!list) throw new Response(null, { status: 404 })
  return list
}

/** A new query (a search, a filter) keeps the loaded list; only another path loads one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

export const Component = () => {
  const list = useLoaderData<typeof loader>()
  const filter = useAppSelector(selectCatalogue)
  const { category, subcategory } = filter
  const number = isListOf(list, filter) ? list.number : 1
  return (
    <div className="wide-page">
      <Introduction category={category} subcategory={subcategory} number={number} />
      <Catalogue filter={filter} list={list} RowActions={RowActions} Explanation={Explanation} {...actions} />
    </div>
  )
}
