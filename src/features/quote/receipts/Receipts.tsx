import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useAppSelector } from '../../../state/hooks.ts'
import { selectQuote } from '../quoteSlice.ts'
import { Receipt } from './Receipt.tsx'
import { UnconfirmedReceipt } from './UnconfirmedReceipt.tsx'
import { selectUnconfirmed } from './unconfirmedSlice.ts'

const Region = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockEnd: theme.spacing(5),
}))

interface Props {
  ref: Ref<HTMLDivElement>
  onDismissed: () => void
}

export const Receipts = ({ ref, onDismissed }: Props) => {
  const quote = useAppSelector(selectQuote)
  const unconfirmed = useAppSelector(selectUnconfirmed)
  const reference = quote.status === 'succeeded' ? quote.reference : null
  if (reference === null && unconfirmed.length === 0) return null
  return (
    <Region ref={ref} role="status" tabIndex={-1}>
      {quote.status === 'succeeded' && reference !== null && (
        <Receipt reference={reference} machines={quote.machines} />
      )}
      {unconfirmed.map((sent) =>
        sent.reference === null ? (
          <UnconfirmedReceipt key={sent.key} sent={sent} onDismissed={onDismissed} />
        ) : (
          <Receipt key={sent.key} reference={sent.reference} machines={sent.machines} />
        ),
      )}
    </Region>
  )
}
