import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react'
import texts from '../../../content/texts/quote.json'
import { emptyQuote, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../../domain/contract/toQuoteRequest.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { dayText, fill } from '../../../lib/text.ts'
import { useCopy } from '../../../ui/browser/sharing.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { OfficeLine } from '../OfficeLine.tsx'
import { selectQuote, type SentQuote } from '../quoteSlice.ts'
import { ReturnedReceipt, UnconfirmedReceipt } from './OpenReceipts.tsx'
import { ReceiptPanel, SentProducts, Title } from './ReceiptPanel.tsx'
import { selectUnconfirmed, unconfirmedDismissed } from './unconfirmedSlice.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}))

/** A white sheet in the lower part of the panel. The tools stand last, because they are the last to load. */
const Sheet = styled(Columns)(({ theme }) => ({
  rowGap: theme.spacing(3),
  margin: theme.spacing(2.5, -3, -3),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  '& > :last-of-type': { minHeight: 104 },
  '& > div > :first-child': { marginBlockStart: 0 },
  '& > :has(li)': { gridRow: 'span 2' },
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'auto 1fr',
    margin: theme.spacing(3, -4, -4),
    padding: theme.spacing(4),
    '& > :last-of-type': { gridColumn: '1 / -1', minHeight: theme.layout.control },
  },
}))

const Reference = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.h2,
  letterSpacing: theme.letterSpacing.code,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'all',
}))

/** In px: the header stays in view, and on a phone the notice of success stands above the receipt. */
const receipts = { display: 'grid', gap: 3, mb: 5, scrollMarginBlockStart: { xs: 224, md: 232 } }

type ReceivedRequest = Pick<SentQuote, 'key' | 'machines' | 'sentAt'> & { reference: string }

interface ReceiptProps {
  request: ReceivedRequest
  isAnother?: boolean
  values?: QuoteValues
  tools: (request: ReceivedRequest) => ReactNode
}

const Receipt = ({ request, isAnother = false, values = emptyQuote, tools }: ReceiptProps) => {
  const { firstName, lastName, position, company, email, phone, country, businessType, message } =
    toQuoteRequest(values)
  const business = `${texts.fields.businessType.label}: ${businessType}`
  const details = [`${firstName} ${lastName}`, position, company, email, phone, country, business]
  const { reference, machines, sentAt } = request
  const referenceRef = useRef<HTMLElement>(null)
  const { copy, isCopied } = useCopy(reference)

  const copyOrSelect = async () => {
    if (!(await copy()) && referenceRef.current) getSelection()?.selectAllChildren(referenceRef.current)
  }

  return (
    <ReceiptPanel title={texts.receipt.title}>
      <Columns>
        <div>
          <Typography variant="h4" component="p" sx={{ mt: 2 }}>
            {texts.receipt.reference} <Reference ref={referenceRef}>{reference}</Reference>
          </Typography>
          <Button
            variant="text"
            size="small"
            startIcon={<Icon name={isCopied ? 'check' : 'copy'} />}
            onClick={copyOrSelect}
            sx={{ px: 0 }}
          >
            <span>{isCopied ? texts.receipt.copied : texts.receipt.copy}</span>
          </Button>
        </div>
        <Box sx={{ mt: { md: 2 } }}>
          <p>{fill(texts.receipt.sent, { date: dayText(sentAt) })}</p>
          <Typography sx={{ maxWidth: '60ch' }}>
            {isAnother ? `${texts.receipt.text} ${texts.receipt.another}` : texts.receipt.text}
          </Typography>
        </Box>
      </Columns>
      <Sheet>
        {message !== '' && (
          <div>
            <Title>{texts.receipt.details}</Title>
            <Typed>{details.filter(Boolean).join('\n')}</Typed>
          </div>
        )}
        <SentProducts products={machines} />
        {message !== '' && (
          <div>
            <Title>{texts.receipt.message}</Title>
            <Typed>{message}</Typed>
          </div>
        )}
        {/* When the tools load, a screen reader would read the whole receipt again. */}
        <div aria-live="off">{tools(request)}</div>
      </Sheet>
    </ReceiptPanel>
  )
}

const Typed = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface Props
  extends Pick<ReceiptProps, 'tools'>, Pick<ComponentProps<typeof ReturnedReceipt>, 'fillForm'> {
  ref: Ref<HTMLDivElement>
  /** Of the request that this page has just sent, else empty. */
  values: QuoteValues
  /** Called before the panel of an unconfirmed request disappears with the focus in it. */
  onDismissed: () => void
}

export const Receipts = ({ ref, tools, values, fillForm, onDismissed }: Props) => {
  const dispatch = useAppDispatch()
  const quote = useAppSelector(selectQuote)
  const unconfirmed = useAppSelector(selectUnconfirmed)
  const reference = quote.status === 'succeeded' ? quote.reference : null
  if (reference === null && unconfirmed.length === 0) return null
  return (
    <Box ref={ref} role="status" tabIndex={-1} sx={receipts}>
      {quote.status === 'succeeded' && reference !== null && (
        <Receipt
          key={quote.key}
          request={{ ...quote, reference }}
          values={values}
          isAnother={quote.isAnother}
          tools={tools}
        />
      )}
      {unconfirmed.map((sent) => {
        if (sent.status === 'confirmed') return <Receipt key={sent.key} request={sent} tools={tools} />
        if (sent.status === 'undeliverable')
          return (
            <ReceiptPanel key={sent.key} title={texts.receipt.undeliverable}>
              <OfficeLine text={fill(texts.form.failed.undeliverable, { reference: sent.reference })} />
            </ReceiptPanel>
          )
        const dismiss = () => {
          onDismissed()
          dispatch(unconfirmedDismissed(sent.key))
        }
        if (sent.status === 'refused' || sent.status === 'expired')
          return (
            <ReturnedReceipt
              key={sent.key}
              sent={sent}
              reason={sent.status}
              fillForm={fillForm}
              onDismissed={dismiss}
            />
          )
        return <UnconfirmedReceipt key={sent.key} sent={sent} onDismissed={dismiss} />
      })}
    </Box>
  )
}
