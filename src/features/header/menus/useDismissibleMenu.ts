import { type FocusEvent, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { useDismissal } from '../../../ui/browser/useDismissal.ts'
import { menuClosed, selectOpenMenu } from '../headerSlice.ts'

/**
 * Closes an open menu when it loses the focus, by a press elsewhere, and by Escape. `content` is the mode of its
 * `Activity`: until the menu is opened once, its links delay neither the page nor a change of the address.
 */
export const useDismissibleMenu = <Root extends HTMLElement>(name: string) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => selectOpenMenu(state) === name)
  const root = useRef<Root>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  const close = () => dispatch(menuClosed(name))
  useDismissal(open, [root], trigger, close)

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  return { open, content: hasOpened ? 'visible' : 'hidden', root, trigger, onBlur } as const
}
