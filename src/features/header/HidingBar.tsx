import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { headerHidden, headerShown, selectOpenMenu, selectVisible } from './headerSlice.ts'

const HeaderBar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: theme.edge.hairline,
  transition: `transform ${theme.timing.reveal}`,
  '&[data-hidden=true]:not(:has(:focus-visible))': { transform: 'translateY(-100%)' },
}))

/** From the top of the page (specification 2.2). */
const alwaysVisibleWithinPx = 100

/**
 * Scrolling down past 100 px hides the header, scrolling up shows it (specification 2). Positions are in px.
 * Elastic scrolling reports positions before the start and after the end of the page, as does a page that has
 * become shorter, and such positions change nothing.
 */
const isHeaderVisible = (from: number, to: number, end: number, visible: boolean): boolean => {
  const clamp = (position: number) => Math.min(Math.max(position, 0), Math.max(end, 0))
  const [before, now] = [clamp(from), clamp(to)]
  if (now <= alwaysVisibleWithinPx) return true
  return now === before ? visible : now < before
}

/** Hides by scroll direction while no menu is open. Its children are not rendered again. */
export const HidingBar = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const visible = useAppSelector(selectVisible)
  const hasOpenMenu = useAppSelector((state) => selectOpenMenu(state) !== undefined)
  // Starts from the present position after each change, because a jump in Redux DevTools may shorten the page.
  useEffect(() => {
    let last = window.scrollY
    const decide = () => {
      const now = window.scrollY
      if (now === last) return
      const end = document.documentElement.scrollHeight - window.innerHeight
      const next = isHeaderVisible(last, now, end, visible)
      if (next !== visible) dispatch(next ? headerShown() : headerHidden())
      last = now
    }
    window.addEventListener('scroll', decide, { passive: true })
    return () => window.removeEventListener('scroll', decide)
  }, [dispatch, visible])
  const show = () => {
    if (!visible) dispatch(headerShown())
  }
  return (
    <HeaderBar id="header" data-hidden={!visible && !hasOpenMenu} onFocus={show}>
      {children}
    </HeaderBar>
  )
}
