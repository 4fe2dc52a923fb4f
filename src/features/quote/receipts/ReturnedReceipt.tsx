import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import texts from '../../../content/texts/quote.json'
import { quoteFieldOrder, quoteOptions, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { fill } from '../../../lib/text.ts'
import { toQuoteValues } from '../../../parts/quoteDraft/draft.ts'
import { OfficeLine } from '../OfficeLine.tsx'
import { type OpenReceiptProps, ReceiptPanel, SentProducts } from './ReceiptPanel.tsx'
import { daysKept } from './unconfirmedSlice.ts'

const { returned, unconfirmed } = texts.receipt

/** A request has labels where the form has options. The quote list stays in the message. */
const toFormValues = (request: QuoteValues): QuoteValues => {
  const entries = quoteFieldOrder.map((field) => {
    const option = quoteOptions[field]?.find(({ label }) => label === request[field])
    return [field, option?.value ?? request[field]]
  })
  return toQuoteValues(Object.fromEntries(entries) as QuoteValues)
}

interface Props extends OpenReceiptProps {
  /** The relay does not accept a field, or no confirmation came in all its days. */
  reason: 'refused' | 'expired'
  /** Missing while the form has text, which nothing may replace. */
  fillForm: ((values: QuoteValues) => void) | undefined
}

/** A request that is not sent again by itself. The visitor can put it back into the form. */
export const ReturnedReceipt = ({ sent, reason, fillForm, onDismissed }: Props) => {
  const { machines, request } = sent
  return (
    <ReceiptPanel title={returned[reason].title}>
      <OfficeLine text={fill(returned[reason].text, { days: daysKept })} />
      {!fillForm && <Typography sx={{ maxWidth: '60ch', mt: 1.5 }}>{returned.occupied}</Typography>}
      <SentProducts products={machines} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: 2 }}>
        {fillForm && (
          <Button
            variant="outlined"
            onClick={() => {
              // Comes before the dismissal, so that the draft has it if the page is closed in between.
              fillForm(toFormValues(request))
              onDismissed()
            }}
          >
            {returned.back}
          </Button>
        )}
        <Button variant="text" onClick={onDismissed}>
          {unconfirmed.dismiss}
        </Button>
      </Box>
    </ReceiptPanel>
  )
}
