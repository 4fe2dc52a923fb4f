import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import texts from '../../../content/texts/quote.json'
import { quoteFieldOrder, quoteOptions, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { toQuoteValues } from '../../../parts/quoteDraft/draft.ts'
import { OfficeLine } from '../OfficeLine.tsx'
import { ReceiptPanel, SentProducts } from './ReceiptPanel.tsx'
import {
  daysKept,
  resendStarted,
  unconfirmedKeepingChosen,
  type UnconfirmedQuote,
} from './unconfirmedSlice.ts'

const { returned, unconfirmed } = texts.receipt

interface OpenReceiptProps {
  sent: UnconfirmedQuote
  onDismissed: () => void
}

interface FrameProps extends OpenReceiptProps {
  ref?: Ref<HTMLDivElement>
  title: string
  text: string
  note: string
  /** The buttons beside that which dismisses the panel. */
  children: ReactNode
}

const OpenReceipt = ({ ref, title, text, note, sent, onDismissed, children }: FrameProps) => (
  <ReceiptPanel ref={ref} title={title}>
    <OfficeLine text={text} />
    {note !== '' && <Typography sx={{ maxWidth: '60ch', mt: 1.5 }}>{note}</Typography>}
    <SentProducts products={sent.machines} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: 2 }}>
      {children}
      <Button variant="text" onClick={onDismissed}>
        {unconfirmed.dismiss}
      </Button>
    </Box>
  </ReceiptPanel>
)

/** A request has labels where the form has options. The quote list stays in the message. */
const toFormValues = (request: QuoteValues): QuoteValues => {
  const entries = quoteFieldOrder.map((field) => {
    const option = quoteOptions[field]?.find(({ label }) => label === request[field])
    return [field, option?.value ?? request[field]]
  })
  return toQuoteValues(Object.fromEntries(entries) as QuoteValues)
}

interface ReturnedProps extends OpenReceiptProps {
  /** The relay does not accept a field, or no confirmation came in all its days. */
  reason: 'refused' | 'expired'
  /** Missing while the form has text, which nothing may replace. */
  fillForm: ((values: QuoteValues) => void) | undefined
}

/** A request that is not sent again by itself. The visitor can put it back into the form. */
export const ReturnedReceipt = ({ reason, fillForm, ...props }: ReturnedProps) => {
  const { title, text } = returned[reason]
  const note = fillForm ? '' : returned.occupied
  const putBack = () => {
    // Comes before the dismissal, so that the draft has it if the page is closed in between.
    fillForm?.(toFormValues(props.sent.request))
    props.onDismissed()
  }
  return (
    <OpenReceipt {...props} title={title} text={fill(text, { days: daysKept })} note={note}>
      {fillForm && (
        <Button variant="outlined" onClick={putBack}>
          {returned.back}
        </Button>
      )}
    </OpenReceipt>
  )
}

/** The new receipt takes the panel's focus, because React calls this before it removes the panel. */
const leaveFocus = (panel: HTMLElement | null) => () => {
  if (panel?.contains(document.activeElement)) panel.closest<HTMLElement>('[role=status]')?.focus()
}

export const UnconfirmedReceipt = (props: OpenReceiptProps) => {
  const { key, isOnDevice, status } = props.sent
  const { title, text, onDevice, inTab } = unconfirmed
  const note = isOnDevice ? fill(onDevice, { days: daysKept }) : inTab
  const dispatch = useAppDispatch()
  return (
    <OpenReceipt {...props} ref={leaveFocus} title={title} text={text} note={note}>
      {/* Not disabled while it works, since it would lose the focus. */}
      <Button
        variant="outlined"
        aria-disabled={status === 'resending' || undefined}
        onClick={() => dispatch(resendStarted(key))}
      >
        <span>{status === 'resending' ? unconfirmed.sending : unconfirmed.again}</span>
      </Button>
      <Button
        variant="outlined"
        onClick={() => dispatch(unconfirmedKeepingChosen({ key, isOnDevice: !isOnDevice }))}
      >
        <span>{isOnDevice ? unconfirmed.forget : unconfirmed.keep}</span>
      </Button>
    </OpenReceipt>
  )
}
