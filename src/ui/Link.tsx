import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
}

/** React Router's Link without what it has for forms and frameworks, which is 4 KB. */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
