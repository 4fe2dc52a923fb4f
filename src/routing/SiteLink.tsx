import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../ui/Link.tsx'
import { scrollBehavior } from '../ui/motion.ts'

/** A link to the current page scrolls to its top (specification 2, Header). */
export const SiteLink = ({ to, onClick, ...rest }: ComponentProps<typeof Link>) => {
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
