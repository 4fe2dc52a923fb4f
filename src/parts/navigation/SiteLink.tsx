import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { withoutSlash } from '../../domain/routing/singlePages.ts'
import { isPlainClick } from '../../lib/links.ts'
import { scrollBehavior } from '../../ui/browser/motion.ts'
import { focusMain } from '../../ui/browser/moveFocus.ts'

/** A link to the current page scrolls to its top (specification 2, Header). One above it is marked too. */
export const SiteLink = ({ to, onClick, ...rest }: LinkProps) => {
  const { pathname } = useLocation()
  const current = withoutSlash(pathname) === to
  const isAbove = typeof to === 'string' && pathname.startsWith(`${to}/`)
  return (
    <Link
      {...rest}
      to={to}
      aria-current={current ? 'page' : isAbove || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!current || event.defaultPrevented || !isPlainClick(event)) return
        window.scrollTo({ top: 0, behavior: scrollBehavior() })
        // Moves the focus as on a new page, because the menu of this link closes and would hide it.
        focusMain()
      }}
    />
  )
}
