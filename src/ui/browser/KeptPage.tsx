import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, useContext } from 'react'

/** Hidden, it keeps its styles and its layout, which the browser drops with `display: none`. */
const Kept = styled('div')({
  '&[aria-hidden]': {
    contentVisibility: 'hidden',
    '@supports not (content-visibility: hidden)': { display: 'none' },
  },
})

const ShownContext = createContext(true)

/** False in a page that is kept hidden behind another one. Its effects run on. */
export const useIsShown = (): boolean => useContext(ShownContext)

/** A page that may be hidden behind another one, so that it appears at once when the visitor returns to it. */
export const KeptPage = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <ShownContext value={isShown}>
    <Kept aria-hidden={isShown ? undefined : true}>{children}</Kept>
  </ShownContext>
)
