import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { scrollBehavior } from '../lib/motion.ts'

/** A link of the navigation: on the page it leads to, it scrolls to the top (spec section 2, Header). */
export const SiteLink = ({ to, onClick, ...rest }: ComponentProps<typeof Link> & { to: string }) => {
  const { pathname } = useLocation()
  const current = pathname === to
  return (
    <Link
      {...rest}
      to={to}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (current && !event.defaultPrevented) window.scrollTo({ top: 0, behavior: scrollBehavior() })
      }}
    />
  )
}
