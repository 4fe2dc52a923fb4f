import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import texts from '../../../content/texts/quote.json'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { fill } from '../../../lib/text.ts'
import { OfficeLine } from '../OfficeLine.tsx'
import { type OpenReceiptProps, ReceiptPanel, SentProducts } from './ReceiptPanel.tsx'
import { daysKept, resendStarted, unconfirmedKeepingChosen } from './unconfirmedSlice.ts'

const { unconfirmed } = texts.receipt

/** The new receipt takes the panel's focus, because React calls this before it removes the panel. */
const leaveFocus = (panel: HTMLElement | null) => () => {
  if (panel?.contains(document.activeElement)) panel.closest<HTMLElement>('[role=status]')?.focus()
}

export const UnconfirmedReceipt = ({ sent, onDismissed }: OpenReceiptProps) => {
  const { key, isOnDevice } = sent
  const resending = sent.status === 'resending'
  const dispatch = useAppDispatch()
  return (
    <ReceiptPanel ref={leaveFocus} title={unconfirmed.title}>
      <OfficeLine text={unconfirmed.text} />
      <Typography sx={{ maxWidth: '60ch', mt: 1.5 }}>
        {isOnDevice ? fill(unconfirmed.onDevice, { days: daysKept }) : unconfirmed.inTab}
      </Typography>
      <SentProducts products={sent.machines} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: 2 }}>
        {/* Not disabled while it works, since it would lose the focus. */}
        <Button
          variant="outlined"
          aria-disabled={resending || undefined}
          onClick={() => dispatch(resendStarted(key))}
        >
          <span>{resending ? unconfirmed.sending : unconfirmed.again}</span>
        </Button>
        <Button
          variant="outlined"
          onClick={() => dispatch(unconfirmedKeepingChosen({ key, isOnDevice: !isOnDevice }))}
        >
          <span>{isOnDevice ? unconfirmed.forget : unconfirmed.keep}</span>
        </Button>
        <Button variant="text" onClick={onDismissed}>
          {unconfirmed.dismiss}
        </Button>
      </Box>
    </ReceiptPanel>
  )
}
