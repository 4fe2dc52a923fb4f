import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, useId, useRef } from 'react'
import quote from '../../../content/texts/quote.json'
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts'
import { LazyBoundary } from '../../../ui/ErrorBoundary.tsx'
import { checkLabelStyle } from '../../../ui/styles/controls.ts'
import { keepingChosen, selectKeptRequests } from './keptRequestsSlice.ts'

const { requests: texts } = quote

const RequestRows = lazy(() => import('./RequestRows.tsx'))

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(7),
  '& h2:focus': { outline: 'none' },
  '& > p': { marginBlockStart: theme.spacing(1), color: theme.vars.palette.text.secondary },
}))

const Keep = styled('label')(({ theme }) => checkLabelStyle(theme))

/** The requests that were sent from this device, and the switch that keeps or deletes them. */
export const YourRequests = () => {
  const dispatch = useAppDispatch()
  const { keeps, requests } = useAppSelector(selectKeptRequests)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const id = useId()
  return (
    <Section aria-labelledby={`${id}-title`} className="needs-scripts">
      <Typography ref={headingRef} id={`${id}-title`} variant="h3" component="h2" tabIndex={-1}>
        {texts.title}
      </Typography>
      <Typography variant="body2">{texts.lead}</Typography>
      <Keep>
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => dispatch(keepingChosen(target.checked))}
        />
        {texts.keep}
      </Keep>
      <Typography id={`${id}-hint`} variant="body2">
        {texts.keepHint}
      </Typography>
      {requests.length > 0 && (
        <LazyBoundary fallback={texts.failed}>
          <RequestRows requests={requests} onEmptied={() => headingRef.current?.focus()} />
        </LazyBoundary>
      )}
    </Section>
  )
}
