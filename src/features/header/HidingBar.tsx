import { type ReactNode, useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { HeaderBar } from './headerBar.ts'
import { headerHidden, headerShown, selectFolded, selectVisible } from './headerSlice.ts'
import { useHeaderVisibility } from './headerVisibility.ts'

/** Hides by scroll direction while no menu is open; its content does not render again. */
export const HidingBar = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const visible = useAppSelector(selectVisible)
  const folded = useAppSelector(selectFolded)
  useHeaderVisibility(
    useCallback(
      (isVisible) => {
        if (isVisible !== visible) dispatch(isVisible ? headerShown() : headerHidden())
      },
      [dispatch, visible],
    ),
  )
  const show = () => {
    if (!visible) dispatch(headerShown())
  }
  return (
    <HeaderBar id="header" data-hidden={!visible && folded} onFocus={show}>
      {children}
    </HeaderBar>
  )
}
