import { useMemo } from 'react'
import { Head } from '../../components/Head.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { useHydrated } from '../../components/useHydrated.ts'
import { all, findCategory, findSubcategory } from '../../content/categories.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/catalogue.json'
import pages from '../../content/pages.json'
import { Catalogue } from '../../features/catalogue/Catalogue.tsx'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { useAppSelector } from '../hooks.ts'
import { paths } from '../paths.ts'

/** The full catalogue, or a category or subcategory of it (spec section 2, Catalogue). */
export const Component = () => {
  const state = useAppSelector(selectCatalogue)
  const hydrated = useHydrated()
  // The HTML is the same for every search, so the search applies from the first render after hydration.
  const filter = useMemo(() => (hydrated ? state : { ...state, search: '' }), [hydrated, state])
  const category = findCategory(filter.category)
  const subcategory = findSubcategory(category, filter.subcategory)
  const place = subcategory?.name ?? category?.name
  const lead = category?.lead ?? texts.lead
  return (
    <>
      <Head
        title={place === undefined ? pages.catalogue.title : `${place} | Products | ${site.name}`}
        description={place === undefined ? pages.catalogue.description : `${place}: ${lead}`}
        path={paths.catalogue(filter.category, filter.subcategory)}
        image={`/og/${filter.category === all ? 'products' : filter.category}.jpg`}
      />
      <PageHero
        title={texts.title}
        lead={lead}
        lineWork={place === undefined ? 'hero' : `seal-${subcategory?.id ?? filter.category}`}
      />
      <Catalogue filter={filter} place={place ?? texts.everything} />
    </>
  )
}
