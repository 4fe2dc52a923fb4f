import { type ComponentProps, memo, useState } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import { lists } from 'virtual:catalogue-lists'
import { findCategory, findSubcategory } from '../../content/categories.ts'
import { site } from '../../content/site.ts'
import actions from '../../content/texts/actions.json'
import texts from '../../content/texts/catalogue.json'
import type { CatalogueList } from '../../domain/products/product.ts'
import { parseCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { Catalogue } from '../../features/catalogue/Catalogue.tsx'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { loadOnce } from '../../lib/loadOnce.ts'
import { fill } from '../../lib/text.ts'
import { PaperHead } from '../../parts/country/PaperHead.tsx'
import { useIsShown } from '../../ui/browser/KeptPage.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { Head } from '../seo/Head.tsx'

/** A list that is hidden behind another page says nothing of the document. */
const ShownHead = (props: ComponentProps<typeof Head>) => useIsShown() && <Head {...props} />

/**
 * Memoized and selecting what it needs, so that neither a navigation (decision 0017) nor a letter in the search field
 * renders it again.
 */
const Introduction = memo(function Introduction() {
  const category = useAppSelector((state) => findCategory(selectCatalogue(state).category))
  const subcategory = useAppSelector((state) => findSubcategory(category, selectCatalogue(state).subcategory))
  const scope = subcategory?.name ?? category?.name
  const lead = subcategory ? texts.leads[subcategory.id] : (category?.lead ?? texts.lead)
  const { title, description } =
    scope === undefined
      ? texts.head
      : { title: `${fill(texts.scopeTitle, { scope })} | ${site.name}`, description: `${scope}: ${lead}` }
  return (
    <>
      <PaperHead />
      <ShownHead
        title={title}
        description={description}
        path={paths.catalogue(category?.id, subcategory?.id)}
        image={`/og/${category?.id ?? 'products'}.jpg`}
      />
      <PageTitle title={texts.title} part={scope ?? ''} lead={lead} isShortOnPhone>
        <ArrowLink to={paths.find}>{actions.find}</ArrowLink>
        <ArrowLink to={paths.comply}>{actions.comply}</ArrowLink>
      </PageTitle>
    </>
  )
})

const load = loadOnce(async (path: string) => (await lists[path]?.())?.list)

/** The list at an address, always the same object for it; an address without a list is a 404. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<CatalogueList> => {
  const place = parseCataloguePath(new URL(request.url).pathname, '')
  const list = place && (await load(paths.catalogue(place.category, place.subcategory)))
  if (!list) throw new Response(null, { status: 404 })
  return list
}

/** A new query (a search, a filter) keeps the loaded list; only another path loads one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

export const Component = () => {
  const loaded = useLoaderData<typeof loader | undefined>()
  const [list, setList] = useState(loaded)
  // The router has no data for a list that is kept behind another page (Layout.tsx).
  if (loaded && loaded !== list) setList(loaded)
  if (!list) return null
  return (
    <div className="catalogue">
      <Introduction />
      <Catalogue list={list} />
    </div>
  )
}
