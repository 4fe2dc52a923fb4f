import type { ComponentProps } from 'react'
import { paths } from '../../../domain/routing/paths.ts'
import { isPlainClick } from '../../../lib/links.ts'

interface Props extends Pick<ComponentProps<'a'>, 'aria-label' | 'children'> {
  id: number
  onOpened: (path: string) => void
}

/** Not React Router's Link, which would render every product of a list again when the address changes. */
export const ProductLink = ({ id, onOpened, children, ...rest }: Props) => {
  const path = paths.product(id)
  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpened(path)
      }}
    >
      {children}
    </a>
  )
}
