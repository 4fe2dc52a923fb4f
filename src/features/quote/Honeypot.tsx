import { styled } from '@mui/material/styles'
import texts from '../../content/texts/quote.json'
import { visuallyHidden } from '../../ui/visuallyHidden.ts'
import { honeypotName } from './honeypot.ts'

/** Bots skip fields that are not displayed, so it is only moved out of sight. */
const Aside = styled('div')(visuallyHidden)

/** Hidden from eyes, keyboards, screen readers and autofill. */
export const Honeypot = () => (
  <Aside aria-hidden="true">
    <label htmlFor={honeypotName}>{texts.form.honeypot}</label>
    <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </Aside>
)
