import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutSlash } from '../../domain/routing/singlePages.ts'
import { isPlainClick } from '../../lib/links.ts'
import { scrollBehavior } from '../../ui/browser/motion.ts'
import { focusMain } from '../../ui/browser/moveFocus.ts'
import { PageLink } from './PageLink.tsx'

/** A link to the current page scrolls to its top (specification 2, Header). One above it is marked too. */
export const SiteLink = ({ to, onClick, ...rest }: ComponentProps<typeof PageLink>) => {
  const { pathname, search, hash } = useLocation()
  const current = withoutSlash(pathname) === to
  const isAbove = pathname.startsWith(`${to}/`)
  return (
    <PageLink
      {...rest}
      to={to}
      replace={current && search + hash === ''}
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
