import { Activity, useState } from 'react'
import { useLocation, useOutlet } from 'react-router-dom'
import { parseCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { HydratedPage } from '../../ui/browser/useHydrated.tsx'

/** The page, and hidden behind it the list that the visitor came from, so that Back shows it at once. */
export const PageOutlet = () => {
  const page = useOutlet()
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
