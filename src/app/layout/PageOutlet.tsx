import { Activity, useState } from 'react'
import { useLocation, useNavigation, useOutlet } from 'react-router-dom'
import { parseCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { HydratedPage } from '../../ui/browser/useHydrated.tsx'

/** The page, and hidden behind it the list that the visitor came from, so that Back shows it at once. */
export const PageOutlet = () => {
  const outlet = useOutlet()
  const [page, setPage] = useState(outlet)
  // The router gives another element for the same page when the next one begins to load.
  if (useNavigation().state === 'idle' && outlet !== page) setPage(outlet)
  const { pathname } = useLocation()
  const isList = parseCataloguePath(pathname, '') !== undefined
  const [list, setList] = useState(isList ? page : null)
  if (isList && page !== list) setList(page)
  return (
    <>
      {list && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <HydratedPage>{list}</HydratedPage>
        </Activity>
      )}
      {!isList && <HydratedPage>{page}</HydratedPage>}
    </>
  )
}
