import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react'
import texts from '../../../content/texts/quote.json'
import { emptyQuote, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { useCopy } from '../../../ui/browser/sharing.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { OfficeLine } from '../OfficeLine.tsx'
import { selectQuote, type SentQuote } from '../quoteSlice.ts'
import { ReceiptPanel, SentProducts } from './ReceiptPanel.tsx'
import { ReturnedReceipt } from './ReturnedReceipt.tsx'
import { UnconfirmedReceipt } from './UnconfirmedReceipt.tsx'
import { selectUnconfirmed, unconfirmedDismissed } from './unconfirmedSlice.ts'

/** Beside what was sent; the tools stand last, because they are the last to load. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 8),
  '& > :last-of-type': { minHeight: 104 },
  '& h3:first-of-type': { marginBlockStart: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
  },
}))

const Reference = styled('strong')(({ theme }) => ({
  fontSize: theme.fontSize.reference,
  letterSpacing: theme.letterSpacing.code,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'all',
}))

/** In px: the header stays in view, and on a phone the notice of success stands above the receipt. */
const headHeight = { xs: 208, md: 232 }

const receipts = { display: 'grid', gap: 3, mb: 5, scrollMarginBlockStart: headHeight }

type ReceivedRequest = Pick<SentQuote, 'key' | 'machines'> & { reference: string }

interface ReceiptProps {
  request: ReceivedRequest
  /** True only of a request that has just been sent, because the form may have new text later. */
  more?: readonly string[]
  values?: QuoteValues
  tools: (request: ReceivedRequest) => ReactNode
}

const Receipt = ({ request, more = [], values = emptyQuote, tools }: ReceiptProps) => {
  const { email, phone, message } = values
  const { reference, machines } = request
  const referenceRef = useRef<HTMLElement>(null)
  const { copy, isCopied } = useCopy(reference)

  const copyOrSelect = async () => {
    if (!(await copy()) && referenceRef.current) getSelection()?.selectAllChildren(referenceRef.current)
  }

  return (
    <ReceiptPanel title={texts.receipt.title}>
      <Parts>
        <div>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 2 }}
          >
            <p>
              {texts.receipt.reference} <Reference ref={referenceRef}>{reference}</Reference>
            </p>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Icon name={isCopied ? 'check' : 'copy'} />}
              onClick={copyOrSelect}
            >
              <span>{isCopied ? texts.receipt.copied : texts.receipt.copy}</span>
            </Button>
          </Box>
          <Typography sx={{ maxWidth: '60ch' }}>{[texts.receipt.text, ...more].join(' ')}</Typography>
        </div>
        <div>
          <SentProducts products={machines} />
          {message !== '' && (
            <>
              <Title>{texts.receipt.message}</Title>
              <Typed>{message}</Typed>
              <Title>{texts.receipt.contact}</Title>
              <Typed>{`${email}\n${phone}`}</Typed>
            </>
          )}
        </div>
        {/* When the tools load, a screen reader would read the whole receipt again. */}
        <div aria-live="off">{tools(request)}</div>
      </Parts>
    </ReceiptPanel>
  )
}

const Typed = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const Title = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
    {children}
  </Typography>
)

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
          request={{ key: quote.key, reference, machines: quote.machines }}
          values={values}
          more={[...(quote.isAnother ? [texts.receipt.another] : []), texts.receipt.formEmpty]}
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
