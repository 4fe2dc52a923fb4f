import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../content/texts/requests.json'
import { DownloadButtons } from '../../domain/listDocument/DownloadButtons.tsx'
import { useMachineLines } from '../../domain/quoteList/useMachineLines.ts'
import { dayText, fill } from '../../lib/text.ts'
import type { KeptRequest } from './keptRequests.ts'
import { RequestStatus } from './RequestStatus.tsx'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}))

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))

interface Props {
  request: KeptRequest
  /** The message of the last press on this request; RequestRows announces it. */
  note: string
  onAskedAgain: () => void
  onRemoved: (row: HTMLLIElement | null) => void
}

export const RequestRow = ({ request, note, onAskedAgain, onRemoved }: Props) => {
  const { reference, sentAt, machines } = request
  const lines = useMachineLines(machines)
  return (
    <Row>
      <Typography variant="h4" component="h3">
        {fill(texts.sent, { reference, date: dayText(sentAt) })}
      </Typography>
      {machines.length === 0 ? (
        <p>{texts.noMachines}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Actions>
        <RequestStatus request={request} />
        {machines.length > 0 && (
          <>
            <Button variant="outlined" aria-label={fill(texts.againOf, { reference })} onClick={onAskedAgain}>
              {texts.again}
            </Button>
            <DownloadButtons machines={machines} sent={{ reference, time: sentAt }} />
          </>
        )}
        <Button
          variant="text"
          data-remove
          aria-label={fill(texts.removeOf, { reference })}
          onClick={({ currentTarget }) => onRemoved(currentTarget.closest('li'))}
        >
          {texts.remove}
        </Button>
      </Actions>
      {note !== '' && <p aria-hidden="true">{note}</p>}
    </Row>
  )
}
