import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pageSize } from '../../content/listPage.ts'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'

/** Pages that come by scrolling before a press is needed, so that the footer can be reached. */
const pagesByScrolling = 5

/** By history entry and filter, so that Back finds the cards that were left. */
const kept = new Map<string, number>()

/** How many pages of what is found are shown; a press moves the focus to the first card that it brings. */
export const useShownPages = (filter: CatalogueChoice, grid: RefObject<HTMLUListElement | null>) => {
  const entry = `${useLocation().key} ${JSON.stringify(filter)}`
  const [shown, setShown] = useState({ entry, pages: kept.get(entry) ?? 1 })
  const pages = shown.entry === entry ? shown.pages : (kept.get(entry) ?? 1)
  const made = useDeferredValue(pages)
  const cardsBefore = useRef<number>(undefined)

  useEffect(() => {
    if (cardsBefore.current === undefined || made !== pages) return
    const cards = grid.current?.querySelectorAll(':scope > li:not([hidden])')
    cards?.[cardsBefore.current]?.querySelector('a')?.focus()
    cardsBefore.current = undefined
  }, [grid, made, pages])

  const showMore = () => {
    kept.set(entry, pages + 1)
    setShown({ entry, pages: pages + 1 })
  }
  return {
    pages,
    byScrolling: made === pages && pages % pagesByScrolling > 0,
    showMore,
    pressMore: () => {
      cardsBefore.current = pages * pageSize
      showMore()
    },
  }
}
