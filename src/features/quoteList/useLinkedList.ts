import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/useHydrated.tsx'
import { isSameList, type ListedMachine } from '../../contract/quoteList.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { readLinkedList } from './listLink.ts'
import { linkOpened } from './quoteListSlice.ts'

/** The list of the address while it differs from the visitor's own; once equal, it leaves the address. */
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
