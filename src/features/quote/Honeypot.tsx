import { styled } from '@mui/material/styles'
import { honeypotName } from './signs.ts'

/** Out of everyone's sight but in the page: bots skip what is not displayed at all. */
const Aside = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

/** A field for bots, out of the way of eyes, keyboards, screen readers and autofill. */
export const Honeypot = () => (
  <Aside aria-hidden="true">
    <label htmlFor={honeypotName}>Leave this empty</label>
    <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </Aside>
)
