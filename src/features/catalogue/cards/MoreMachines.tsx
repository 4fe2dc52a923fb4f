import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import texts from '../../../content/texts/catalogue.json'
import { pageSize } from '../../../domain/machines/product.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { isPlainClick } from '../../../lib/links.ts'
import { morePagesShown } from '../catalogueSlice.ts'

/** The button must be pressed after this many pages, so that a visitor who scrolls can reach the footer. */
const pagesByScrolling = 5

const End = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(5), textAlign: 'center' }))

interface Props {
  listKey: string
  pages: number
  hasMore: boolean
  /** The address of the next page, where it has one. */
  next: string | undefined
  /** Whether the next products are loaded; until then a press opens the address of the next page. */
  isLoaded: boolean
  /** Contains the cards and the table. */
  listRef: RefObject<HTMLElement | null>
}

/** Shows further pages of the list; a press moves the focus to the first card or row that it adds. */
export const MoreMachines = ({ listKey, pages, hasMore, next, isLoaded, listRef }: Props) => {
  const dispatch = useAppDispatch()
  const end = useRef<HTMLDivElement>(null)
  const machinesBefore = useRef<number>(undefined)
  // ProductGrid defers its cards too, so the cards of this number of pages are in the document.
  const renderedPages = useDeferredValue(pages)
  const isRendered = renderedPages === pages

  useEffect(() => {
    if (machinesBefore.current === undefined || !isRendered) return
    const machines = listRef.current?.querySelectorAll(':scope > ul > li:not([hidden]), tbody > tr')
    machines?.[machinesBefore.current]?.querySelector('a')?.focus()
    machinesBefore.current = undefined
  }, [listRef, isRendered, pages])

  const byScrolling = hasMore && isLoaded && isRendered && pages % pagesByScrolling > 0
  const onSeen = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    // The newest is the last.
    if (entries.at(-1)?.isIntersecting && !end.current?.contains(document.activeElement))
      dispatch(morePagesShown(listKey))
  })
  useEffect(() => {
    if (!byScrolling || !end.current) return undefined
    const observer = new IntersectionObserver((entries) => onSeen(entries), { rootMargin: '0px 0px 800px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [byScrolling])

  if (!hasMore) return null
  return (
    <End ref={end}>
      <Button
        variant="outlined"
        {...(next === undefined
          ? { className: 'needs-scripts' }
          : { component: Link, to: next, rel: 'next' })}
        onClick={(event) => {
          if (!isLoaded || !isPlainClick(event)) return
          event.preventDefault()
          machinesBefore.current = pages * pageSize
          dispatch(morePagesShown(listKey))
        }}
      >
        {texts.more}
      </Button>
    </End>
  )
}
