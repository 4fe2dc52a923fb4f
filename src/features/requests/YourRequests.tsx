import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import texts from '../../content/texts/requests.json'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { Hidden } from '../../ui/spoken.ts'
import { checkLabelStyle } from '../../ui/styles/controls.ts'
import { requestKeepingChosen, selectKeptRequests } from './keptRequestsSlice.ts'
import { RequestRows } from './RequestRows.tsx'

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(7),
  '& h2:focus': { outline: 'none' },
  '& > p': { marginBlockStart: theme.spacing(1), color: theme.vars.palette.text.secondary },
}))

const Keep = styled('label')(({ theme }) => checkLabelStyle(theme))

/** The requests that were sent from this device, and the switch that keeps or deletes them. */
const YourRequests = () => {
  const dispatch = useAppDispatch()
  const { keeps, requests } = useAppSelector(selectKeptRequests)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [hasDeleted, setHasDeleted] = useState(false)
  const id = useId()

  const choose = (keep: boolean) => {
    setHasDeleted(!keep && requests.length > 0)
    dispatch(requestKeepingChosen(keep))
  }
  return (
    <Section aria-labelledby={`${id}-title`}>
      <Typography ref={headingRef} id={`${id}-title`} variant="h3" component="h2" tabIndex={-1}>
        {texts.title}
      </Typography>
      <Typography variant="body2">{texts.lead}</Typography>
      <Keep>
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.checked)}
        />
        {texts.keep}
      </Keep>
      <Typography id={`${id}-hint`} variant="body2">
        {texts.keepHint}
      </Typography>
      {/* A new key clears the rows' messages when the switch deletes the requests. */}
      <RequestRows key={String(keeps)} requests={requests} onEmptied={() => headingRef.current?.focus()} />
      <Hidden aria-live="polite">{hasDeleted && texts.deleted}</Hidden>
    </Section>
  )
}

export default YourRequests
