import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { isPlainClick } from '../../lib/links.ts'

const NavigateContext = createContext<NavigateFunction | undefined>(undefined)

/** Without it the browser follows each `PageLink` within. */
export const PageLinks = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
)

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  to: string
  /** Replaces the entry of the history, as a link to the page itself does. */
  replace?: boolean
}

/**
 * A link of the header, the footer or a card. The router's `Link` is rendered with each state and each address of the
 * router, and there are a hundred of them (decision 0017).
 */
export const PageLink = ({ to, replace = false, onClick, children, ...rest }: Props) => {
  const navigate = useContext(NavigateContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!navigate || event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        void navigate(to, { replace })
      }}
    >
      {children}
    </a>
  )
}
