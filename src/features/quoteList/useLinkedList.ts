import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSameList, type ListedMachine } from '../../contract/quoteList.ts'
import { useAppDispatch } from '../../ui/storeHooks.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { readLinkedList } from './listLink.ts'
import { linkOpened } from './quoteListSlice.ts'

/** The list of the address, while the visitor has another; the address loses a list that is in use. */
export const useLinkedList = (own: readonly ListedMachine[]) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const hydrated = useHydrated()
  const linked = useMemo(
    () => (hydrated ? readLinkedList({ pathname, search }) : []),
    [hydrated, pathname, search],
  )
  const forget = () => void navigate(pathname, { replace: true })
  const used = linked.length > 0 && isSameList(own, linked)

  useEffect(() => {
    if (linked.length > 0) dispatch(linkOpened(linked))
  }, [dispatch, linked])

  useEffect(() => {
    if (used) void navigate(pathname, { replace: true })
  }, [navigate, pathname, used])

  return { linked: used || own.length === 0 ? [] : linked, forget }
}
