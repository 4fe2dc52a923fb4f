import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { withoutSlash } from '../../domain/routing/singlePages.ts'
import { isPlainClick } from '../../lib/links.ts'
import { scrollBehavior } from '../../ui/browser/motion.ts'
import { focusMain } from '../../ui/browser/moveFocus.ts'

const NavigateContext = createContext<NavigateFunction>(() => undefined)

/** Needed around each `SiteLink`. */
export const SiteLinks = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
)

interface Props extends ComponentProps<'a'> {
  to: string
}

/**
 * A link of the header or the footer, marked on its page and on those below it. On its own page it scrolls to the top
 * (specification 2, Header). The router's `Link` would be rendered with each state of the router (decision 0017).
 */
export const SiteLink = ({ to, onClick, children, ...rest }: Props) => {
  const navigate = useContext(NavigateContext)
  const { pathname } = useLocation()
  const current = withoutSlash(pathname) === to
  const isAbove = pathname.startsWith(`${to}/`)
  return (
    <a
      {...rest}
      href={to}
      aria-current={current ? 'page' : isAbove || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        void navigate(to, { replace: current })
        if (!current) return
        window.scrollTo({ top: 0, behavior: scrollBehavior() })
        // Moves the focus as on a new page, because the menu of this link closes and would hide it.
        focusMain()
      }}
    >
      {children}
    </a>
  )
}
